import { useTranslation } from 'react-i18next';
import { type listInvitations, resendInvitation, revokeInvitation } from '#contract/dealers.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAction } from './use-dealership.ts';

type Invitation = ReplyOf<typeof listInvitations>['invitations'][number];

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useTranslation('dealers');
  const { id, email, role } = invitation;
  const resend = useAction(resendInvitation, { title: t('invite.resent', { email }) });
  const revoke = useAction(revokeInvitation, { title: t('invite.revoked', { email }) });
  const language = i18n.language === 'es' ? 'es-US' : 'en-US';
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(
    new Date(invitation.expires),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{email}</span>
          <Badge>{t(`roles.${role}`)}</Badge>
        </p>
        <p className="text-ink-soft text-small tabular-nums">
          {invitation.is_over ? t('invite.over', { date }) : t('invite.until', { date })}
        </p>
      </div>
      <div className="-mx-4 flex flex-wrap sm:mx-0">
        <Button
          aria-label={t('invite.resendTo', { email })}
          busyLabel={resend.isPending && t('oneMoment')}
          look="quiet"
          onClick={() => resend.mutate({ invitation: id })}
        >
          {t('invite.resend')}
        </Button>
        <Button
          aria-label={t('invite.revokeOf', { email })}
          busyLabel={revoke.isPending && t('oneMoment')}
          look="quiet"
          onClick={() => revoke.mutate({ invitation: id })}
        >
          {t('invite.revoke')}
        </Button>
      </div>
    </li>
  );
}
