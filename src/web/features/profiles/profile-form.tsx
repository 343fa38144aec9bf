import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint.ts';
import { type readProfile, updateProfile } from '#contract/profiles.ts';
import { CallForm } from '#web/call-form.tsx';
import { FormText } from '#web/form-fields.tsx';
import { showToast } from '#web/toast-queue.ts';
import { Card } from '#web/ui/page-layout.tsx';
import { profileKey } from './profile-queries.ts';

type Profile = ReplyOf<typeof readProfile>;

export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts');
  const queries = useQueryClient();
  const text = (name: keyof Profile, label: string, autoComplete: string, maxLength: number) => (
    <FormText
      autoComplete={autoComplete}
      defaultValue={String(profile[name] ?? '')}
      label={label}
      maxLength={maxLength}
      name={name}
    />
  );
  return (
    <Card>
      <CallForm
        busyLabel={t('sending')}
        endpoint={updateProfile}
        failedText={t('failed')}
        onDone={(saved) => {
          queries.setQueryData(profileKey, saved);
          void queries.invalidateQueries({ queryKey: ['account'] });
          showToast({ tone: 'good', title: t('profile.savedTitle') });
        }}
        staysOpen
        submitLabel={t('profile.submit')}
      >
        <Part title={t('profile.person')}>
          {text('first', t('profile.first'), 'given-name', 100)}
          {text('last', t('profile.last'), 'family-name', 100)}
          {text('phone', t('profile.phone'), 'tel', 40)}
        </Part>
        <Part title={t('profile.addressPart')}>
          {text('address', t('profile.address'), 'address-line1', 300)}
          {text('unit', t('profile.unit'), 'address-line2', 40)}
          {text('city', t('profile.city'), 'address-level2', 120)}
          {text('state', t('profile.state'), 'address-level1', 80)}
          {text('pincode', t('profile.pincode'), 'postal-code', 20)}
          {text('country', t('profile.country'), 'country-name', 80)}
        </Part>
        <Part title={t('profile.company')}>
          {text('company_name', t('profile.companyName'), 'organization', 200)}
          <FormText
            defaultValue={profile.no_of_employees ?? ''}
            inputMode="numeric"
            label={t('profile.employees')}
            max={1_000_000}
            min={0}
            name="no_of_employees"
            type="number"
          />
          {text('company_website', t('profile.website'), 'url', 300)}
          {text('instagram', t('profile.instagram'), 'off', 200)}
          {text('facebook', t('profile.facebook'), 'off', 200)}
          {text('twitter', t('profile.twitter'), 'off', 200)}
        </Part>
      </CallForm>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-4 font-semibold text-heading">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
