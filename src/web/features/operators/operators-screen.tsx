import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addOperator, operatorList, setOperatorState } from '#contract/operators.ts';
import { CallProblem } from '#web/call-problem.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Verdict } from '#web/ui/verdict.tsx';
import { ConsoleTable } from './console-table.tsx';
import { Loaded } from './loaded.tsx';
import { OwnAccount } from './own-account.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ScreenHead } from './screen-head.tsx';
import { operatorQuery, useAct, useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';

export function OperatorsScreen() {
  const { t } = useTranslation('console');
  const { sayDay } = useDates();
  const me = useQuery(operatorQuery());
  const operators = useAsk(operatorList, {});
  const setState = useAct(setOperatorState);
  const [password, setPassword] = useState('');
  const add = useAct(addOperator, (reply) => setPassword(reply.password));
  return (
    <>
      <ScreenHead lead={t('operators.lead')} title={t('places.operators')}>
        <ReasonDialog
          act={add}
          doneText={t('operators.added')}
          input={(reason, fields) => ({ email: fields.email ?? '', reason })}
          label={t('operators.add')}
          look="primary"
          text={t('operators.addText')}
        >
          <TextInput
            error={add.error instanceof CallProblem ? add.error.fields.email : undefined}
            label={t('email')}
            name="email"
            required
            type="email"
          />
        </ReasonDialog>
      </ScreenHead>
      {password ? (
        <div className="mb-4">
          <Notice tone="good">
            <p>{t('operators.password')}</p>
            <p className="font-semibold">{password}</p>
          </Notice>
        </div>
      ) : null}
      <Loaded query={operators}>
        {(reply) => (
          <ConsoleTable
            caption={t('places.operators')}
            columns={[
              { key: 'email', title: t('email'), cell: (operator) => operator.email },
              {
                key: 'state',
                title: t('state'),
                cell: (operator) =>
                  operator.is_blocked ? (
                    <Verdict kind="warning" word={t('people.blocked')} />
                  ) : (
                    t(operator.has_second_factor ? 'operators.active' : 'operators.notYet')
                  ),
              },
              { key: 'created', title: t('created'), cell: (operator) => sayDay(operator.created) },
              {
                key: 'action',
                title: t('jobs.action'),
                cell: (operator) =>
                  operator.id === me.data?.operator.id ? (
                    t('operators.you')
                  ) : (
                    <ReasonDialog
                      act={setState}
                      doneText={t('site.saved')}
                      input={(reason) => ({ id: operator.id, is_blocked: !operator.is_blocked, reason })}
                      label={t(operator.is_blocked ? 'person.unblock' : 'person.block')}
                      look={operator.is_blocked ? 'secondary' : 'danger'}
                      text={t(operator.is_blocked ? 'operators.unblockText' : 'operators.blockText')}
                    />
                  ),
              },
            ]}
            empty={null}
            rowKey={(operator) => operator.id}
            rows={reply.operators}
          />
        )}
      </Loaded>
      <OwnAccount codesLeft={me.data?.recovery_codes_left} />
    </>
  );
}
