import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitePerson } from '#contract/dealers.ts';
import { CallForm } from '#web/call-form.tsx';
import { FormText } from '#web/form-fields.tsx';
import { showToast } from '#web/toast-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FieldPair } from './field-group.tsx';
import { FormSelect } from './form-select.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { useInvitations, useReload } from './use-dealership.ts';
import { useFocusAfter } from './use-focus-after.ts';

export function InvitationsSection() {
  const { t } = useTranslation('dealers');
  const reload = useReload();
  // A new form after each invitation, empty and ready for the next address.
  const [round, setRound] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useFocusAfter(form, round);
  return (
    <Section title={t('invite.title')}>
      <p className="mb-5 max-w-prose text-pretty text-ink-soft">{t('invite.text')}</p>
      <div ref={form}>
        <CallForm
          busyLabel={t('oneMoment')}
          endpoint={invitePerson}
          failedText={t('failed')}
          key={round}
          onDone={() => {
            showToast({ tone: 'good', title: t('invite.sent'), text: t('invite.sentText') });
            setRound(round + 1);
            void reload();
          }}
          submitLabel={t('invite.submit')}
        >
          <FieldPair>
            <FormText
              autoComplete="off"
              inputMode="email"
              label={t('fields.email')}
              name="email"
              required
              type="email"
            />
            <FormSelect
              defaultValue="member"
              label={t('fields.role')}
              name="role"
              options={[
                ['member', t('roles.memberLong')],
                ['owner', t('roles.ownerLong')],
              ]}
            />
          </FieldPair>
        </CallForm>
      </div>
      <InvitationList />
    </Section>
  );
}

function InvitationList() {
  const { t } = useTranslation('dealers');
  const { data, isError, refetch } = useInvitations();
  return (
    <div className="mt-8">
      <h3 className="mb-2 font-semibold">{t('invite.pending')}</h3>
      {isError && !data ? (
        <Notice tone="warning">
          <p>{t('invite.listFailed')}</p>
          <Button className="mt-3" look="secondary" onClick={() => refetch()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      ) : null}
      {data || isError ? null : <Skeleton className="h-14 w-full" />}
      {data?.invitations.length === 0 ? <p className="text-ink-soft">{t('invite.none')}</p> : null}
      {data && data.invitations.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {data.invitations.map((invitation) => (
            <InvitationRow invitation={invitation} key={invitation.id} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
