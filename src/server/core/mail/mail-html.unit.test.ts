import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

it('a mail in HTML says what the plain text says, with links that can be pressed and nothing that runs', () => {
  const html = mailHtml('Hello\nAnn\n\nhttps://x.test/?a=1&b="2"\n\n<script>alert(1)</script>\n', 'en');
  expect(html).toContain('<p>Hello<br>Ann</p>');
  expect(html).toContain('<a href="https://x.test/?a=1&amp;b=&quot;2&quot;">');
  expect(html).not.toContain('<script>');
});
