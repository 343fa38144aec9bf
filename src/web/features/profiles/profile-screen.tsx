import { useTranslation } from 'react-i18next';
import { useSite } from '#web/site.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTitle } from '#web/use-title.ts';
import { EmailForm } from './email-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { useProfile } from './profile-queries.ts';

export function ProfileScreen() {
  const { t } = useTranslation('accounts');
  useTitle(t('profile.title'), useSite().name);
  const { data: profile, isError, refetch } = useProfile();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8">
      <div>
        <h1 className="text-balance font-bold text-title">{t('profile.title')}</h1>
        <p className="mt-1 text-ink-soft">{t('profile.lead')}</p>
      </div>
      {isError && !profile ? (
        <Notice tone="warning">
          <p>{t('unavailable')}</p>
          <Button className="mt-3" look="secondary" onClick={() => refetch()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      ) : null}
      {!profile && !isError ? (
        <div aria-busy="true" className="flex flex-col gap-8" role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      ) : null}
      {profile ? (
        <>
          <Section title={t('profile.picture')}>
            <ProfilePicture hasImage={profile.has_image} />
          </Section>
          <Section title={t('profile.email')}>
            <EmailForm email={profile.email} pending={profile.email_pending} />
          </Section>
          <ProfileForm profile={profile} />
        </>
      ) : null}
    </div>
  );
}
