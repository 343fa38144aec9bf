import { useTranslation } from 'react-i18next';
import type { MailLine } from '#contract/operator-works.ts';
import { Verdict } from '#web/ui/verdict.tsx';

export function MailState({ mail }: { mail: Pick<MailLine, 'sent' | 'given_up'> }) {
  const { t } = useTranslation('console');
  if (mail.sent) return <Verdict kind="good" word={t('outbox.sent')} />;
  if (mail.given_up) return <Verdict kind="warning" word={t('outbox.failed')} />;
  return <Verdict kind="unknown" word={t('outbox.waiting')} />;
}
