import {
  addOperator,
  changeOperatorPassword,
  currentOperator,
  operatorList,
  operatorLogin,
  operatorLoginCode,
  operatorLogout,
  renewRecoveryCodes,
  setOperatorState,
} from '#contract/operators.ts';
import { hashPassword, isPasswordRight } from '#server/core/accounts/password.ts';
import { operatorAction } from '#server/core/calls/operator-action.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { listSiteNames } from '#server/core/operators/console-site-store.ts';
import { createOperator } from '#server/core/operators/create-operator.ts';
import { operatorCookie, operatorCookieScope } from '#server/core/operators/operator-cookie.ts';
import {
  endOperatorSession,
  endOperatorSessions,
  operatorSessionSeconds,
} from '#server/core/operators/operator-session-store.ts';
import {
  countRecoveryCodes,
  findOperator,
  findOperatorSecrets,
  listOperators,
  type Operator,
  setOperatorBlocked,
  setOperatorPassword,
  setRecoveryCodes,
} from '#server/core/operators/operator-store.ts';
import { endTickets } from '#server/core/operators/operator-ticket-store.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#server/core/operators/recovery-codes.ts';
import type { Db } from '#server/platform/database.ts';
import { setCookie } from '#server/platform/http/cookies.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { checkOperatorCode, checkOperatorPassword } from './log-operator-in.ts';

const describe = (operator: Operator) => ({
  id: operator.id,
  email: operator.email,
  is_blocked: operator.isBlocked,
  has_second_factor: operator.hasSecondFactor,
  created: operator.createdAt.toISOString(),
});

async function requirePassword(tx: Db, operator: Operator, password: string): Promise<void> {
  const secrets = await findOperatorSecrets(tx, { id: operator.id });
  if (!(await isPasswordRight(secrets?.passwordHash, password))) throw new Problem('wrong-current-password');
}

export const operatorRoutes: readonly Route[] = [
  route(operatorLogin, async (services, { input }) =>
    success(await checkOperatorPassword(services, input.email, input.pass)),
  ),

  route(operatorLoginCode, async (services, { input, request, reply }) => {
    const { token, recoveryCodes } = await checkOperatorCode(services, input.ticket, input.code);
    setCookie(reply, operatorCookie, {
      value: token,
      ...operatorCookieScope,
      secure: request.protocol === 'https',
      maxAge: operatorSessionSeconds,
    });
    return success({ recovery_codes: [...recoveryCodes] });
  }),

  operatorAction(operatorLogout, async (tx, { token, reply }) => {
    await endOperatorSession(tx, token);
    setCookie(reply, operatorCookie, { ...operatorCookieScope, value: '', maxAge: 0 });
    return { answer: success({}), audit: { action: 'log-out' } };
  }),

  route(currentOperator, async ({ db }, { operator }) =>
    success({
      operator: describe(operator),
      recovery_codes_left: await countRecoveryCodes(db, operator.id),
      sites: await listSiteNames(db),
    }),
  ),

  operatorAction(changeOperatorPassword, async (tx, { operator, input, token }) => {
    await requirePassword(tx, operator, input.current);
    await setOperatorPassword(tx, operator.id, await hashPassword(input.pass));
    await endOperatorSessions(tx, operator.id, token);
    await endTickets(tx, operator.id);
    return { answer: success({}), audit: { action: 'change-own-password' } };
  }),

  operatorAction(renewRecoveryCodes, async (tx, { operator, input }) => {
    await requirePassword(tx, operator, input.current);
    const codes = newRecoveryCodes();
    await setRecoveryCodes(tx, operator.id, codes.map(hashRecoveryCode));
    return { answer: success({ recovery_codes: codes }), audit: { action: 'renew-recovery-codes' } };
  }),

  route(operatorList, async ({ db }) => success({ operators: (await listOperators(db)).map(describe) })),

  operatorAction(addOperator, async (tx, { input }) => {
    const password = await createOperator(tx, input.email);
    if (!password) throw new Problem('invalid-input', { fields: { email: 'operator-taken' } });
    const audit = { action: 'add-operator', target: input.email };
    return { answer: success({ password }), audit };
  }),

  operatorAction(setOperatorState, async (tx, { input, operator }) => {
    const other = await findOperator(tx, input.id);
    if (!other) throw new Problem('not-found');
    if (other.id === operator.id) throw new Problem('not-yourself');
    await setOperatorBlocked(tx, other.id, input.is_blocked);
    if (input.is_blocked) {
      await endOperatorSessions(tx, other.id);
      await endTickets(tx, other.id);
    }
    return {
      answer: success({}),
      audit: {
        action: input.is_blocked ? 'block-operator' : 'unblock-operator',
        target: other.email,
        before: { is_blocked: other.isBlocked },
        after: { is_blocked: input.is_blocked },
      },
    };
  }),
];
