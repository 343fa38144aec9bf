import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { outboxMail, resendMail } from '#contract/operator-works.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { Loaded } from './loaded.tsx';
import { MailState } from './mail-state.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ScreenHead } from './screen-head.tsx';
import { useAct, useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';

/** The mail as text: nothing in it is drawn, run or loaded. */
export function MailScreen() {
  const { t } = useTranslation('console');
  const { sayTime } = useDates();
  const id = Number(useParams().id);
  const opened = useAsk(outboxMail, { id });
  const resend = useAct(resendMail);
  return (
    <Loaded query={opened}>
      {({ mail }) => (
        <>
          <ScreenHead title={mail.subject}>
            <ReasonDialog
              act={resend}
              doneText={t('outbox.resent')}
              input={(reason) => ({ id, reason })}
              label={t('outbox.resend')}
              look="secondary"
              text={t('outbox.resendText')}
            />
          </ScreenHead>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <Section title={t('outbox.facts')}>
              <div className="mb-4">
                <MailState mail={mail} />
              </div>
              <FactList
                emptyText={t('none')}
                loadingText={t('loading')}
                rows={[
                  [t('outbox.to'), mail.to],
                  [t('site.one'), mail.site],
                  [t('kind'), mail.kind],
                  [t('created'), sayTime(mail.created)],
                  [t('outbox.sent'), mail.sent ? sayTime(mail.sent) : ''],
                  [t('outbox.trouble'), mail.failure ?? ''],
                ]}
              />
            </Section>
            <Section title={t('outbox.text')}>
              <p className="whitespace-pre-wrap break-words" lang={mail.language}>
                {mail.body}
              </p>
            </Section>
          </div>
        </>
      )}
    </Loaded>
  );
}
