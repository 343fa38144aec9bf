import { escapeHtml } from '#server/platform/http/escape-html.ts';

const linkLine = /^https?:\/\/\S+$/;

/** The same words as the plain text, for mail programs that show HTML: paragraphs, and links that can be pressed. */
export function mailHtml(body: string, language: string): string {
  const paragraphs = body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('<br>')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36em; margin: 0 auto; padding: 24px">
${paragraphs}
</body>
</html>
`;
}

function lineHtml(line: string): string {
  const text = escapeHtml(line);
  return linkLine.test(line) ? `<a href="${text}">${text}</a>` : text;
}
