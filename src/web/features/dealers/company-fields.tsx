import { useTranslation } from 'react-i18next';
import type { DealershipProfile } from '#contract/dealers.ts';
import { FormText } from '#web/form-fields.tsx';
import { FieldGroup, FieldPair } from './field-group.tsx';

/** The groups of a dealership's form that need no list: the company itself, and where else it is found. */
export function CompanyFields({ profile }: { profile?: DealershipProfile | undefined }) {
  const { t } = useTranslation('dealers');
  const optional = t('optional');
  return (
    <FieldGroup title={t('groups.company')}>
      <FormText
        autoComplete="organization"
        defaultValue={profile?.company_name ?? ''}
        label={t('fields.company_name')}
        maxLength={200}
        name="company_name"
        required
      />
      <FieldPair>
        <FormText
          autoComplete="tel"
          defaultValue={profile?.phone ?? ''}
          label={t('fields.phone')}
          maxLength={40}
          name="phone"
          note={optional}
          type="tel"
        />
        <FormText
          defaultValue={profile?.no_of_employees || ''}
          inputMode="numeric"
          label={t('fields.no_of_employees')}
          max={1_000_000}
          min={0}
          name="no_of_employees"
          note={optional}
          type="number"
        />
      </FieldPair>
      <FormText
        autoCapitalize="none"
        autoComplete="url"
        defaultValue={profile?.company_website ?? ''}
        inputMode="url"
        label={t('fields.company_website')}
        maxLength={300}
        name="company_website"
        note={optional}
        placeholder="www.example.com"
      />
    </FieldGroup>
  );
}

const networks = ['instagram', 'facebook', 'twitter'] as const;

export function SocialFields({ profile }: { profile?: DealershipProfile | undefined }) {
  const { t } = useTranslation('dealers');
  return (
    <FieldGroup text={t('groups.socialText')} title={t('groups.social')}>
      {networks.map((network) => (
        <FormText
          autoCapitalize="none"
          defaultValue={profile?.[network] ?? ''}
          key={network}
          label={t(`fields.${network}`)}
          maxLength={200}
          name={network}
          note={t('optional')}
          placeholder="@example"
        />
      ))}
    </FieldGroup>
  );
}
