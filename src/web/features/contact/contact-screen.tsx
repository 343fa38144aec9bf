import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactMail } from '#contract/contact.ts';
import { CallForm } from '#web/call-form.tsx';
import { FormText, FormTextArea } from '#web/form-fields.tsx';
import { useSite } from '#web/site.tsx';
import { readStored } from '#web/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Card } from '#web/ui/page-layout.tsx';
import { useTitle } from '#web/use-title.ts';

export function ContactScreen() {
  const { t } = useTranslation('accounts');
  const site = useSite();
  useTitle(t('contact.title'), site.name);
  const [sentFrom, setSentFrom] = useState<string>();
  if (sentFrom) {
    return (
      <EmptyState
        icon="check"
        level={1}
        text={t('contact.sentText', { email: sentFrom })}
        title={t('contact.sentTitle')}
      >
        <Button look="secondary" onClick={() => setSentFrom(undefined)}>
          {t('contact.another')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-balance font-bold text-title">{t('contact.title')}</h1>
      <p className="mt-1 mb-8 text-ink-soft">{t('contact.lead', { site: site.name })}</p>
      <Card>
        <CallForm
          busyLabel={t('sending')}
          endpoint={contactMail}
          failedText={t('failed')}
          onDone={(_reply, { email }) => setSentFrom(email)}
          submitLabel={t('contact.submit')}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <FormText
              autoComplete="name"
              label={t('contact.name')}
              maxLength={200}
              name="name"
              note={t('optional')}
            />
            <FormText
              autoComplete="email"
              defaultValue={readStored('user')?.email}
              inputMode="email"
              label={t('contact.email')}
              name="email"
              required
              type="email"
            />
          </div>
          <FormText label={t('contact.subject')} maxLength={200} name="subject" note={t('optional')} />
          <FormTextArea label={t('contact.message')} maxLength={5000} name="message" required rows={7} />
          <div aria-hidden="true" className="sr-only">
            <label>
              {t('contact.trap')}
              <input autoComplete="off" name="website" tabIndex={-1} type="text" />
            </label>
          </div>
        </CallForm>
      </Card>
    </div>
  );
}
