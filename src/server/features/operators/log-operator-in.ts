import encodeQR from 'qr';
import { isPasswordRight } from '#server/core/accounts/password.ts';
import { writeAudit } from '#server/core/operators/audit-store.ts';
import { openOperatorSession } from '#server/core/operators/operator-session-store.ts';
import {
  findOperatorSecrets,
  type OperatorSecrets,
  setRecoveryCodes,
  setTotpSecret,
  takeRecoveryCode,
  takeTotpStep,
} from '#server/core/operators/operator-store.ts';
import {
  openTicket,
  type Ticket,
  tryTicket,
  useTicket,
} from '#server/core/operators/operator-ticket-store.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#server/core/operators/recovery-codes.ts';
import { base32, findTotpStep, newTotpSecret, totpUri } from '#server/core/operators/totp.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';

/** The right password is worth a ticket; who has no second factor yet also gets what sets one up. */
export async function checkOperatorPassword({ db }: Services, email: string, password: string) {
  const operator = await findOperatorSecrets(db, { email });
  const isRight = await isPasswordRight(operator?.passwordHash, password);
  if (!operator || !isRight) throw new Problem('wrong-credentials');
  if (operator.isBlocked) throw new Problem('account-blocked');
  const offered = operator.totpSecret ? null : newTotpSecret();
  return {
    ticket: await openTicket(db, operator.id, offered),
    setup: offered && describeSetup(offered, operator.email),
  };
}

function describeSetup(secret: Buffer, email: string) {
  const uri = totpUri(secret, { account: email, issuer: 'Vinyard console' });
  return { secret: base32(secret), uri, qr_svg: encodeQR(uri, 'svg') };
}

interface LoggedIn {
  readonly token: string;
  /** Filled when the second factor has just been set up. */
  readonly recoveryCodes: readonly string[];
}

/** A ticket and the right code open a session; every wrong code counts against ticket and operator. */
export async function checkOperatorCode(
  { db, rateLimiter }: Services,
  ticketToken: string,
  typed: string,
): Promise<LoggedIn> {
  const ticket = await tryTicket(db, ticketToken);
  const operator = ticket && (await findOperatorSecrets(db, { id: ticket.operatorId }));
  if (!ticket || !operator) throw new Problem('start-log-in-again');
  const tries = await rateLimiter.hit({ key: `operator-code ${operator.id}`, count: 10, seconds: 300 });
  if (!tries.allowed) {
    throw new Problem('too-many-requests', { headers: { 'retry-after': String(tries.retryAfterSeconds) } });
  }
  if (operator.isBlocked) throw new Problem('account-blocked');
  return await db.transaction().execute(async (tx) => {
    const { by, recoveryCodes } = await proveSecondFactor(tx, { ticket, operator, typed });
    if (!(await useTicket(tx, ticketToken))) throw new Problem('start-log-in-again');
    await writeAudit(tx, operator.id, { action: 'log-in', after: { second_factor: by } });
    return { token: await openOperatorSession(tx, operator.id), recoveryCodes };
  });
}

async function proveSecondFactor(
  tx: Db,
  { ticket, operator, typed }: { ticket: Ticket; operator: OperatorSecrets; typed: string },
): Promise<{ by: string; recoveryCodes: readonly string[] }> {
  const code = typed.replace(/[\s-]/g, '');
  const secret = ticket.offeredSecret ?? operator.totpSecret;
  if (!secret) throw new Problem('start-log-in-again');
  if (!/^\d{6}$/.test(code) && !ticket.offeredSecret) {
    const isTaken = await takeRecoveryCode(tx, operator.id, hashRecoveryCode(code));
    if (!isTaken) throw new Problem('wrong-code');
    return { by: 'recovery-code', recoveryCodes: [] };
  }
  const step = findTotpStep(secret, code, Date.now());
  if (step === undefined) throw new Problem('wrong-code');
  if (ticket.offeredSecret && !(await setTotpSecret(tx, operator.id, ticket.offeredSecret))) {
    throw new Problem('start-log-in-again');
  }
  if (!(await takeTotpStep(tx, operator.id, step))) throw new Problem('wrong-code');
  if (!ticket.offeredSecret) return { by: 'app', recoveryCodes: [] };
  const recoveryCodes = newRecoveryCodes();
  await setRecoveryCodes(tx, operator.id, recoveryCodes.map(hashRecoveryCode));
  return { by: 'set-up', recoveryCodes };
}
