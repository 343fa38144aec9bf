import { useTranslation } from 'react-i18next';
import type { listSessions } from '#contract/accounts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface SessionRowProps {
  session: ReplyOf<typeof listSessions>['sessions'][number];
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation('accounts');
  const { browser, system } = session;
  const name =
    browser && system
      ? t('security.browserOn', { browser, system })
      : (browser ?? system ?? t('security.unknownBrowser'));
  const format = new Intl.DateTimeFormat(i18n.language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const say = (date: string) => format.format(new Date(date));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.is_current ? <Badge>{t('security.thisOne')}</Badge> : null}
        </p>
        <p className="text-ink-soft text-small tabular-nums">
          {t('security.since', { date: say(session.since) })}
          <br />
          {t('security.seen', { date: say(session.last_seen) })}
        </p>
      </div>
      {session.is_current ? null : (
        <Button
          aria-label={t('security.endLabel', { name })}
          busyLabel={isEnding && t('sending')}
          look="secondary"
          onClick={onEnd}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}
