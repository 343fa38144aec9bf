import { useTranslation } from 'react-i18next';
import { endPersonSessions, setPersonState } from '#contract/operator-people.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAct } from './use-console.ts';

export function PersonActions({ person }: { person: { id: string; is_blocked: boolean } }) {
  const { t } = useTranslation('console');
  const setState = useAct(setPersonState);
  const endSessions = useAct(endPersonSessions);
  const { id } = person;
  return (
    <>
      <ReasonDialog
        act={endSessions}
        doneText={t('person.ended')}
        input={(reason) => ({ id, reason })}
        label={t('person.endSessions')}
        look="secondary"
        text={t('person.endSessionsText')}
      />
      {person.is_blocked ? (
        <ReasonDialog
          act={setState}
          doneText={t('person.unblocked')}
          input={(reason) => ({ id, is_blocked: false, reason })}
          label={t('person.unblock')}
          look="secondary"
          text={t('person.unblockText')}
        />
      ) : (
        <ReasonDialog
          act={setState}
          doneText={t('person.blocked')}
          input={(reason) => ({ id, is_blocked: true, reason })}
          label={t('person.block')}
          text={t('person.blockText')}
        />
      )}
    </>
  );
}
