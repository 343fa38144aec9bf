import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDealershipRole, type DealershipPerson, removeFromDealership } from '#contract/dealers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { personName } from './person-name.ts';
import { useAction } from './use-dealership.ts';

interface PersonRowProps {
  person: DealershipPerson;
  isYou: boolean;
  mayChange: boolean;
}

export function PersonRow({ person, isYou, mayChange }: PersonRowProps) {
  const { t } = useTranslation('dealers');
  const name = personName(person);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 break-words font-medium">
          {name}
          {isYou ? <span className="font-normal text-ink-soft text-small">{t('people.you')}</span> : null}
          <Badge>{t(`roles.${person.role}`)}</Badge>
        </p>
        {name === person.email ? null : (
          <p className="break-words text-ink-soft text-small">{person.email}</p>
        )}
      </div>
      {mayChange ? <PersonActions name={name} person={person} /> : null}
    </li>
  );
}

function PersonActions({ person, name }: { person: DealershipPerson; name: string }) {
  const { t } = useTranslation('dealers');
  const [isAsking, setIsAsking] = useState(false);
  const next = person.role === 'owner' ? 'member' : 'owner';
  const change = useAction(changeDealershipRole, { title: t(`people.now.${next}`, { name }) });
  const remove = useAction(removeFromDealership, {
    title: t('people.removed', { name }),
    afterwards: () => setIsAsking(false),
  });
  return (
    <div className="-mx-4 flex flex-wrap sm:mx-0">
      <Button
        aria-label={t(`people.makeNamed.${next}`, { name })}
        busyLabel={change.isPending && t('oneMoment')}
        look="quiet"
        onClick={() => change.mutate({ person: person.id, role: next })}
      >
        {t(`people.make.${next}`)}
      </Button>
      <Button aria-label={t('people.removeNamed', { name })} look="quiet" onClick={() => setIsAsking(true)}>
        {t('people.remove')}
      </Button>
      <Dialog
        actions={
          <>
            <Button look="secondary" onClick={() => setIsAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              busyLabel={remove.isPending && t('oneMoment')}
              look="danger"
              onClick={() => remove.mutate({ person: person.id })}
            >
              {t('people.remove')}
            </Button>
          </>
        }
        closeLabel={t('close')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        text={t('people.removeText', { name })}
        title={t('people.removeTitle', { name })}
      />
    </div>
  );
}
