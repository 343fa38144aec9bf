import { useTranslation } from 'react-i18next';
import { deleteAccount } from '#contract/accounts.ts';
import { CallForm } from '#web/call-form.tsx';
import { FormText } from '#web/form-fields.tsx';
import { forgetPerson } from '#web/session.ts';

interface DeleteFormProps {
  email: string;
  onDeleted: () => void;
}

export function DeleteForm({ email, onDeleted }: DeleteFormProps) {
  const { t } = useTranslation('accounts');
  return (
    <CallForm
      busyLabel={t('leaving.busy')}
      endpoint={deleteAccount}
      failedText={t('failed')}
      look="danger"
      onDone={() => {
        forgetPerson();
        onDeleted();
      }}
      submitLabel={t('leaving.submit')}
    >
      <p className="break-words text-ink-soft">{t('leaving.confirmLead', { email })}</p>
      <FormText
        autoComplete="off"
        inputMode="email"
        label={t('leaving.email')}
        name="email"
        required
        type="email"
      />
    </CallForm>
  );
}
