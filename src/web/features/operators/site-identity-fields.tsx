import { useTranslation } from 'react-i18next';
import { languages } from '#web/language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { DraftFields } from './site-form.tsx';

export function SiteIdentityFields({ draft, change, errors }: DraftFields) {
  const { t } = useTranslation('console');
  return (
    <div className="flex flex-col gap-4">
      <TextInput
        error={errors.name}
        label={t('site.name')}
        maxLength={80}
        onChange={(event) => change({ name: event.target.value })}
        required
        value={draft.name}
      />
      <Field error={errors.hosts} hint={t('site.hostsHint')} label={t('site.hosts')}>
        {(control) => (
          <textarea
            {...control}
            className={inputClass}
            onChange={(event) => change({ hosts: event.target.value })}
            required
            rows={3}
            spellCheck={false}
            value={draft.hosts}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          error={errors.language}
          label={t('site.language')}
          onChange={(event) => change({ language: event.target.value === 'es' ? 'es' : 'en' })}
          options={Object.entries(languages)}
          value={draft.language}
        />
        <TextInput
          error={errors.currency}
          label={t('site.currency')}
          maxLength={3}
          onChange={(event) => change({ currency: event.target.value })}
          required
          value={draft.currency}
        />
      </div>
      <Checkbox
        checked={draft.is_spanish_brand}
        hint={t('site.spanishBrandHint')}
        label={t('site.spanishBrand')}
        onChange={(event) => change({ is_spanish_brand: event.target.checked })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          error={errors.contact_email}
          hint={t('site.contactHint')}
          label={t('site.contact')}
          onChange={(event) => change({ contact_email: event.target.value })}
          type="email"
          value={draft.contact_email}
        />
        <TextInput
          error={errors.mail_from}
          hint={t('site.mailFromHint')}
          label={t('site.mailFrom')}
          onChange={(event) => change({ mail_from: event.target.value })}
          type="email"
          value={draft.mail_from}
        />
      </div>
    </div>
  );
}
