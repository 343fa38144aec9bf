import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealershipProfile } from '#contract/dealers.ts';
import { FormText } from '#web/form-fields.tsx';
import { countryChoices, withCurrent } from './countries.ts';
import { FieldGroup, FieldPair } from './field-group.tsx';
import { FormSelect } from './form-select.tsx';
import { usStates } from './us-states.ts';

/** The United States have a list of states; elsewhere the region is free text. */
export function AddressFields({ profile }: { profile?: DealershipProfile | undefined }) {
  const { t, i18n } = useTranslation('dealers');
  const [country, setCountry] = useState(profile ? (profile.country ?? '') : 'US');
  const optional = t('optional');
  return (
    <FieldGroup title={t('groups.address')}>
      <FormSelect
        autoComplete="country"
        label={t('fields.country')}
        name="country"
        note={optional}
        onChange={(event) => setCountry(event.target.value)}
        options={withCurrent(countryChoices(i18n.language), country)}
        placeholder={t('choose')}
        value={country}
      />
      <FieldPair>
        <FormText
          autoComplete="address-line1"
          defaultValue={profile?.address ?? ''}
          label={t('fields.address')}
          maxLength={300}
          name="address"
          note={optional}
        />
        <FormText
          autoComplete="address-line2"
          defaultValue={profile?.unit ?? ''}
          label={t('fields.unit')}
          maxLength={40}
          name="unit"
          note={optional}
        />
        <FormText
          autoComplete="address-level2"
          defaultValue={profile?.city ?? ''}
          label={t('fields.city')}
          maxLength={120}
          name="city"
          note={optional}
        />
        {country === 'US' ? (
          <FormSelect
            autoComplete="address-level1"
            defaultValue={profile?.state ?? ''}
            label={t('fields.state')}
            name="state"
            note={optional}
            options={withCurrent(usStates, profile?.country === 'US' ? (profile.state ?? '') : '')}
            placeholder={t('choose')}
          />
        ) : (
          <FormText
            autoComplete="address-level1"
            defaultValue={profile?.country === 'US' ? '' : (profile?.state ?? '')}
            label={t('fields.region')}
            maxLength={80}
            name="state"
            note={optional}
          />
        )}
        <FormText
          autoComplete="postal-code"
          defaultValue={profile?.pincode ?? ''}
          label={country === 'US' ? t('fields.zip') : t('fields.pincode')}
          maxLength={20}
          name="pincode"
          note={optional}
        />
      </FieldPair>
    </FieldGroup>
  );
}
