import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type currentDealership, leaveDealership } from '#contract/dealers.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { openPage } from '#web/session.ts';
import { readStored, writeStored } from '#web/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PersonRow } from './person-row.tsx';
import { useAction } from './use-dealership.ts';

interface PeopleSectionProps {
  /** Undefined while it is being asked for. */
  dealership: ReplyOf<typeof currentDealership> | undefined;
}

export function PeopleSection({ dealership }: PeopleSectionProps) {
  const { t } = useTranslation('dealers');
  if (!dealership) {
    return (
      <Section title={t('people.title')}>
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      </Section>
    );
  }
  const { people, role } = dealership;
  const youId = readStored('user')?.id;
  const you = people.find((person) => person.id === youId);
  const isLastOwner = role === 'owner' && people.filter((person) => person.role === 'owner').length === 1;
  return (
    <Section title={t('people.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {people.map((person) => (
          <PersonRow
            isYou={person.id === youId}
            key={person.id}
            mayChange={role === 'owner' && person.id !== youId}
            person={person}
          />
        ))}
      </ul>
      <div className="mt-4 border-line border-t pt-4">
        {isLastOwner ? <p className="text-pretty text-ink-soft text-small">{t('people.lastOwner')}</p> : null}
        {you && !isLastOwner ? <LeaveButton /> : null}
      </div>
    </Section>
  );
}

function LeaveButton() {
  const { t } = useTranslation('dealers');
  const [isAsking, setIsAsking] = useState(false);
  const leave = useAction(leaveDealership, {
    title: t('people.left'),
    leave: () => {
      writeStored('dealer', false);
      openPage('/dashboard');
    },
  });
  return (
    <>
      <Button className="-mx-4" look="quiet" onClick={() => setIsAsking(true)}>
        {t('people.leave')}
      </Button>
      <Dialog
        actions={
          <>
            <Button look="secondary" onClick={() => setIsAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              busyLabel={leave.isPending && t('oneMoment')}
              look="danger"
              onClick={() => leave.mutate({})}
            >
              {t('people.leave')}
            </Button>
          </>
        }
        closeLabel={t('close')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        text={t('people.leaveText')}
        title={t('people.leaveTitle')}
      />
    </>
  );
}
