import { useTranslation } from 'react-i18next';
import type { AuditLine } from '#contract/operator-audit.ts';

/** What was acted on and what changed, opened on demand. */
export function AuditChange({ line }: { line: AuditLine }) {
  const { t } = useTranslation('console');
  const names = [...new Set([...Object.keys(line.before ?? {}), ...Object.keys(line.after ?? {})])];
  if (names.length === 0) return <span className="break-all">{line.target}</span>;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 font-medium text-primary-strong">
        {t('audit.show', { number: names.length })}
      </summary>
      {line.target ? <p className="break-all text-ink-soft">{line.target}</p> : null}
      <dl className="my-1 flex flex-col gap-1">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-all">
              {line.before && name in line.before ? <del>{say(line.before[name])}</del> : null}{' '}
              {line.after && name in line.after ? (
                <ins className="no-underline">{say(line.after[name])}</ins>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const say = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
