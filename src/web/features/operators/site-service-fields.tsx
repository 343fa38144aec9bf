import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { DraftFields } from './site-form.tsx';

export function SiteServiceFields({ draft, change, errors }: DraftFields) {
  const { t } = useTranslation('console');
  return (
    <div className="flex flex-col gap-4">
      <Select
        error={errors.credit_type}
        hint={t('site.creditTypeHint')}
        label={t('site.creditType')}
        onChange={(event) => change({ credit_type: event.target.value === 'global' ? 'global' : 'separate' })}
        options={[
          ['separate', t('site.creditSeparate')],
          ['global', t('site.creditGlobal')],
        ]}
        value={draft.credit_type}
      />
      <Checkbox
        checked={draft.allows_network_sources}
        hint={t('site.networkHint')}
        label={t('site.network')}
        onChange={(event) => change({ allows_network_sources: event.target.checked })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          error={errors.google_analytics}
          label={t('site.analytics')}
          onChange={(event) => change({ google_analytics: event.target.value })}
          placeholder="G-ABC1234567"
          spellCheck={false}
          value={draft.google_analytics}
        />
        <TextInput
          error={errors.google_tag}
          label={t('site.tag')}
          onChange={(event) => change({ google_tag: event.target.value })}
          placeholder="GTM-ABC1234"
          spellCheck={false}
          value={draft.google_tag}
        />
      </div>
      <TextInput
        error={errors.firebase_project_id}
        hint={t('site.firebaseHint')}
        label={t('site.firebase')}
        onChange={(event) => change({ firebase_project_id: event.target.value })}
        spellCheck={false}
        value={draft.firebase_project_id}
      />
      <Field error={errors.clarity} hint={t('site.clarityHint')} label={t('site.clarity')}>
        {(control) => (
          <textarea
            {...control}
            className={inputClass}
            onChange={(event) => change({ clarity: event.target.value })}
            rows={2}
            spellCheck={false}
            value={draft.clarity}
          />
        )}
      </Field>
    </div>
  );
}
