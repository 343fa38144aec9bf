import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { ImportLine, sourcesHealth } from '#contract/operator-works.ts';
import { Section } from '#web/ui/section.tsx';
import { Verdict, type VerdictKind } from '#web/ui/verdict.tsx';
import { ConsoleTable } from './console-table.tsx';
import { ImportForm } from './import-form.tsx';
import { useDates } from './use-dates.ts';

const looks: Readonly<Record<ImportLine['state'], VerdictKind>> = {
  running: 'unknown',
  done: 'good',
  failed: 'warning',
  interrupted: 'look',
};

export function ImportSection({ health }: { health: ReplyOf<typeof sourcesHealth> }) {
  const { t } = useTranslation('console');
  const { sayTime, sayNumber } = useDates();
  const sayResult = (line: ImportLine) => {
    if (line.trouble === 'internal-error') return t('imports.ourFault');
    if (line.trouble) return line.trouble;
    if (line.wmis === null) return '';
    const [wmis, patterns] = [sayNumber(line.wmis), sayNumber(line.patterns ?? 0)];
    return t('imports.result', { wmis, patterns });
  };
  return (
    <Section title={t('imports.title')}>
      <ImportForm mostBytes={health.most_bytes} pieceBytes={health.piece_bytes} />
      <div className="mt-6">
        <ConsoleTable
          caption={t('imports.past')}
          columns={[
            { key: 'file', title: t('imports.file'), cell: (line) => line.file },
            { key: 'operator', title: t('audit.operator'), cell: (line) => line.operator },
            { key: 'at', title: t('time'), cell: (line) => sayTime(line.started) },
            {
              key: 'state',
              title: t('state'),
              cell: (line) => <Verdict kind={looks[line.state]} word={t(`imports.states.${line.state}`)} />,
            },
            { key: 'result', isLong: true, title: t('imports.outcome'), cell: sayResult },
          ]}
          empty={<p className="text-ink-soft">{t('imports.none')}</p>}
          rowKey={(line) => line.id}
          rows={health.imports}
        />
      </div>
    </Section>
  );
}
