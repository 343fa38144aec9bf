import { useTranslation } from 'react-i18next';
import { CallProblem } from '#web/call-problem.ts';
import { HomeLink } from '#web/home-link.tsx';
import { useSite } from '#web/site.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTitle } from '#web/use-title.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useDealership } from './use-dealership.ts';

export function DealershipScreen() {
  const { t } = useTranslation('dealers');
  useTitle(t('page.title'), useSite().name);
  const dealership = useDealership();

  if (dealership.error instanceof CallProblem && dealership.error.code === 'not-allowed') {
    return (
      <EmptyState icon="info" level={1} text={t('page.noneText')} title={t('page.none')}>
        <HomeLink />
      </EmptyState>
    );
  }
  const found = dealership.data;
  if (dealership.isError && !found) {
    return (
      <Notice tone="warning">
        <p>{t('page.failed')}</p>
        <Button className="mt-3" look="secondary" onClick={() => dealership.refetch()}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  const isOwner = found?.role === 'owner';
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="flex flex-wrap items-center gap-3 text-balance break-words font-bold text-title">
          {found ? found.profile.company_name : <Skeleton className="h-9 w-64" />}
          {found ? <Badge>{t(`roles.${found.role}`)}</Badge> : null}
        </h1>
        <p className="mt-1 max-w-prose text-pretty text-ink-soft">
          {isOwner || !found ? t('page.ownerLead') : t('page.memberLead')}
        </p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <PeopleSection dealership={found} />
          {isOwner ? <InvitationsSection /> : null}
        </div>
        <ProfileSection dealership={found} />
      </div>
    </div>
  );
}
