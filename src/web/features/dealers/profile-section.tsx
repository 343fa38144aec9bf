import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type currentDealership, type DealershipProfile, updateDealership } from '#contract/dealers.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { CallForm } from '#web/call-form.tsx';
import { showToast } from '#web/toast-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { AddressFields } from './address-fields.tsx';
import { CompanyFields, SocialFields } from './company-fields.tsx';
import { countryName } from './countries.ts';
import { usStates } from './us-states.ts';
import { useReload } from './use-dealership.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface ProfileSectionProps {
  /** Undefined while it is being asked for. */
  dealership: ReplyOf<typeof currentDealership> | undefined;
}

export function ProfileSection({ dealership }: ProfileSectionProps) {
  const { t, i18n } = useTranslation('dealers');
  const [isEditing, setIsEditing] = useState(false);
  const reload = useReload();
  const area = useRef<HTMLDivElement>(null);
  useFocusAfter(area, isEditing);
  const profile = dealership?.profile;

  if (isEditing && profile) {
    return (
      <div ref={area}>
        <Section title={t('profile.title')}>
          <CallForm
            busyLabel={t('oneMoment')}
            endpoint={updateDealership}
            failedText={t('failed')}
            onDone={async () => {
              await reload();
              setIsEditing(false);
              showToast({ tone: 'good', title: t('profile.saved') });
            }}
            submitLabel={t('profile.save')}
          >
            <CompanyFields profile={profile} />
            <AddressFields profile={profile} />
            <SocialFields profile={profile} />
          </CallForm>
          <Button className="mt-3 w-full" look="quiet" onClick={() => setIsEditing(false)}>
            {t('cancel')}
          </Button>
        </Section>
      </div>
    );
  }

  const fact = (name: keyof DealershipProfile) => profile && String(profile[name] ?? '');
  const rows = [
    [t('fields.phone'), fact('phone')],
    [t('groups.address'), profile && addressText(profile, i18n.language)],
    [t('fields.company_website'), fact('company_website')],
    [t('fields.instagram'), fact('instagram')],
    [t('fields.facebook'), fact('facebook')],
    [t('fields.twitter'), fact('twitter')],
    // Zero is what the form sends for an empty field, so it says nothing.
    [t('fields.no_of_employees'), profile && (profile.no_of_employees ? fact('no_of_employees') : '')],
  ] as const;
  return (
    <div ref={area}>
      <Section title={t('profile.title')}>
        <FactList emptyText={t('notGiven')} loadingText={t('page.loading')} rows={rows} />
        {dealership?.role === 'owner' ? (
          <Button className="mt-6 w-full" look="secondary" onClick={() => setIsEditing(true)}>
            {t('profile.edit')}
          </Button>
        ) : null}
      </Section>
    </div>
  );
}

function addressText(profile: DealershipProfile, language: string): string {
  const street = [profile.address, profile.unit].filter(Boolean).join(' ');
  const state = usStates.find(([code]) => profile.country === 'US' && code === profile.state)?.[1];
  const place = [profile.city, [state ?? profile.state, profile.pincode].filter(Boolean).join(' ')];
  const country = profile.country && countryName(profile.country, language);
  return [street, ...place, country].filter(Boolean).join(', ');
}
