import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#contract/accounts.ts';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword } from '#web/form-fields.tsx';
import { useSite } from '#web/site.tsx';
import { readStored } from '#web/storage.ts';
import { showToast } from '#web/toast-queue.ts';
import { sessionsKey } from './session-list.tsx';

export function ChangePasswordForm() {
  const { t } = useTranslation('accounts');
  const { config } = useSite();
  const queries = useQueryClient();
  // A new key empties the form once it was sent.
  const [round, setRound] = useState(0);
  return (
    <CallForm
      busyLabel={t('sending')}
      endpoint={changePassword}
      failedText={t('failed')}
      key={round}
      onDone={() => {
        showToast({
          tone: 'good',
          title: t('security.passwordDone'),
          text: t('security.passwordDoneText'),
        });
        setRound(round + 1);
        void queries.invalidateQueries({ queryKey: sessionsKey });
      }}
      path={config.paths.change_password}
      staysOpen
      submitLabel={t('security.passwordSubmit')}
    >
      <p className="text-ink-soft">{t('security.passwordLead')}</p>
      {/* Tells a password manager whose password it is. */}
      <input autoComplete="username" hidden readOnly type="text" value={readStored('user')?.email ?? ''} />
      <FormPassword
        autoComplete="new-password"
        hideLabel={t('hidePassword')}
        hint={t('security.passwordHint')}
        label={t('security.newPassword')}
        minLength={8}
        name="new_pass"
        required
        showLabel={t('showPassword')}
      />
    </CallForm>
  );
}
