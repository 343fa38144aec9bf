import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateProfile } from '#contract/profiles.ts';
import { CallForm } from '#web/call-form.tsx';
import { FormText } from '#web/form-fields.tsx';
import { showToast } from '#web/toast-queue.ts';
import { Notice } from '#web/ui/notice.tsx';
import { profileKey } from './profile-queries.ts';

export function EmailForm({ email, pending }: { email: string; pending: string | null }) {
  const { t } = useTranslation('accounts');
  const queries = useQueryClient();
  return (
    <CallForm
      busyLabel={t('sending')}
      endpoint={updateProfile}
      failedText={t('failed')}
      look="secondary"
      onDone={(profile) => {
        queries.setQueryData(profileKey, profile);
        if (!profile.email_pending) return;
        showToast({
          tone: 'good',
          title: t('profile.emailAsked'),
          text: t('profile.emailAskedText', { email: profile.email_pending }),
        });
      }}
      staysOpen
      submitLabel={t('profile.emailSubmit')}
    >
      <p className="text-ink-soft">{t('profile.emailLead')}</p>
      {pending ? (
        <Notice tone="look">
          <p className="break-words">{t('profile.emailPending', { email: pending })}</p>
        </Notice>
      ) : null}
      <FormText
        autoComplete="email"
        defaultValue={email}
        hint={t('profile.emailHint')}
        inputMode="email"
        key={email}
        label={t('profile.email')}
        name="email"
        required
        type="email"
      />
    </CallForm>
  );
}
