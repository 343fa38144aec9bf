import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { personDetails } from '#contract/operator-people.ts';
import { Section } from '#web/ui/section.tsx';
import { ConsoleTable } from './console-table.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { Pager } from './pager.tsx';
import { useDates } from './use-dates.ts';

interface CreditsSectionProps {
  reply: ReplyOf<typeof personDetails>;
  isFirstPage: boolean;
  /** '' is the first page. */
  onPage: (olderThan: string) => void;
}

/** What there is of each kind of credit, how it came about, and the way to change it. */
export function CreditsSection({ reply, isFirstPage, onPage }: CreditsSectionProps) {
  const { t } = useTranslation('console');
  const { sayTime, sayNumber } = useDates();
  const { person, dealership, credits, ledger, ledger_older_than: older } = reply;
  return (
    <Section title={t('credits.title')}>
      {dealership ? <p className="mb-3 text-ink-soft">{t('credits.shared')}</p> : null}
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
        {(['vhr', 'sticker', 'global'] as const).map((kind) => (
          <div key={kind}>
            <dt className="text-ink-soft text-small">{t(`credits.kinds.${kind}`)}</dt>
            <dd className="font-semibold text-heading tabular-nums">{sayNumber(credits[kind])}</dd>
          </div>
        ))}
      </dl>
      <div className="mb-4 flex flex-wrap gap-2">
        <CreditDialog id={person.id} sign={1} />
        <CreditDialog id={person.id} sign={-1} />
      </div>
      <ConsoleTable
        caption={t('credits.ledger')}
        columns={[
          { key: 'at', title: t('time'), cell: (line) => sayTime(line.at) },
          { key: 'kind', title: t('kind'), cell: (line) => t(`credits.kinds.${line.kind}`) },
          {
            key: 'amount',
            title: t('credits.amount'),
            isNumber: true,
            cell: (line) => (line.amount > 0 ? `+${line.amount}` : line.amount),
          },
          { key: 'balance', title: t('credits.balance'), isNumber: true, cell: (line) => line.balance },
          {
            key: 'reason',
            title: t('credits.why'),
            cell: (line) => t(`credits.reasons.${line.reason as 'grant'}`),
          },
          { key: 'note', isLong: true, title: t('reason'), cell: (line) => line.note },
        ]}
        empty={<p className="text-ink-soft">{t('credits.none')}</p>}
        rowKey={(line) => String(line.id)}
        rows={ledger}
      />
      <Pager
        onFirst={isFirstPage ? undefined : () => onPage('')}
        onNext={older === null ? undefined : () => onPage(String(older))}
      />
    </Section>
  );
}
