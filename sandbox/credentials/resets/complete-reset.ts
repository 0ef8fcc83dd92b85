import { and, eq } from 'drizzle-orm';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import {
  endsLoginLock,
  toResetMode,
  resetsPassword,
  resetsUserCode,
} from '../../../domain/credentials/reset/reset-type';
import { normaliseUserCode } from '../../../domain/credentials/secrets/check-user-code';
import { formStatus } from '../../../domain/credentials/secrets/rule-check';
import type { ResetProgressAnswer } from '../../../contract/rest/credentials/reset';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';
import { credentialChanges } from '../../database/schema/credentials';
import { restoreAllowance } from '../../limits/use-allowance';
import { codeSendingKind } from '../../sessions/complete-sign-in';
import { attemptOfClient, type LoginAttempt } from '../../sessions/login-attempt';
import { forgetFailures, lockCounters } from '../../sessions/login-failures';
import { endAllSessions } from '../../sessions/session-store';
import { resetRefusal } from '../../sessions/state-refusal';
import { ApiError } from '../../wire/api-error';
import { finishAttempt, lockAttempt, requireAttempt, type ResetAttempt, resetOver } from './reset-attempts';
import { attemptToReset } from './reset-failures';
import { countRuleCheck, checkPasswordRules, checkUserCodeRules } from '../changes/rule-checks';
import { notifyOfReset } from './notify-of-reset';
import { isKnownPassword } from '../changes/known-passwords';

type Typed = { readonly username?: string | undefined; readonly pin?: string | undefined };

/** New details as the books will have them: of what isn't reset there are none. */
type NewDetails = { readonly userName?: string; readonly secretHash?: string };

/**
 * Gives a client the new details, once the code was right [RESET-13, API-19, API-84]: the reset is used up, every session
 * of the client ends, the change is written down and told, and a new password unlocks the login, all or nothing. New
 * details that break a rule are answered with the rules, and the step stays.
 */
export async function completeReset(
  token: string | undefined,
  typed: Typed,
  context: ServerContext,
): Promise<ResetProgressAnswer> {
  const { database, clock, secrets } = context;
  const now = clock.now();
  const attempt = await requireAttempt(database, token, { step: '2', now });
  const { type } = attempt.row;
  await countRuleCheck(context, attempt.client);
  const username = resetsUserCode(type) ? normaliseUserCode(typed.username ?? '') : undefined;
  const pin = resetsPassword(type) ? (typed.pin ?? '') : undefined;
  const broken = await brokenRules(attempt.client, { username, pin }, context);
  if (broken !== undefined) return { step: '2', resetMode: toResetMode(type), ...broken };
  if (pin !== undefined && (await isKnownPassword(pin, context.configuration)))
    throw new ApiError(400, [ownResetErrorCodes.insecure]);
  const details: NewDetails = {
    ...(username === undefined ? {} : { userName: username }),
    ...(pin === undefined ? {} : { secretHash: await secrets.hash(pin) }),
  };
  const isDone = await database.transaction((transaction) => writeDetails(transaction, { attempt, details, context }));
  // Another client took the user code at the same moment.
  if (!isDone)
    return { step: '2', resetMode: toResetMode(type), ...(await brokenRules(attempt.client, { username }, context)) };
  return { step: '999', resetMode: toResetMode(type) };
}

async function brokenRules(client: ClientRow, { username, pin }: Typed, context: ServerContext) {
  const usernameRules = username === undefined ? [] : await checkUserCodeRules(context.database, client, username);
  const pinRules = pin === undefined ? [] : await checkPasswordRules(context, client, { pin, username });
  const areKept = [usernameRules, pinRules].every((rules) => rules.length === 0 || formStatus(rules) === 'P');
  return areKept ? undefined : { usernameRules: [...usernameRules], pinRules: [...pinRules] };
}

/** Writes what a reset comes to; false when its user code is another's by now. Throws where the reset was used, or replaced, meanwhile. */
async function writeDetails(
  transaction: Database,
  { attempt, details, context }: { attempt: ResetAttempt; details: NewDetails; context: ServerContext },
): Promise<boolean> {
  const { client } = attempt;
  const { type } = attempt.row;
  const now = context.clock.now();
  const touched = countersOf(client, details);
  await lockCounters(transaction, touched, now);
  const row = await lockAttempt(transaction, attempt);
  if (row === undefined) throw resetOver();
  const [current] = await transaction.select({ state: clients.state }).from(clients).where(eq(clients.id, client.id));
  // A reset that was begun before the account was frozen isn't carried out.
  const refusal = resetRefusal(current?.state ?? client.state, context.configuration.contract);
  if (refusal !== undefined) throw new ApiError(403, [refusal]);
  if (details.userName !== undefined && (await isTaken(transaction, client, details.userName))) return false;
  await transaction
    .update(clients)
    .set({
      ...details,
      ...(details.secretHash === undefined ? {} : { previousSecretHash: client.secretHash, secretChangedAt: now }),
    })
    .where(eq(clients.id, client.id));
  await forgetFailures(
    transaction,
    endsLoginLock(type) ? touched : attemptToReset(client.region, client.identityNumber),
  );
  await restoreAllowance(transaction, client.id, codeSendingKind);
  await endAllSessions(transaction, client.id);
  await finishAttempt(transaction, row);
  await transaction.insert(credentialChanges).values({ clientId: client.id, type, way: 'reset', changedAt: now });
  await notifyOfReset(transaction, { client, type, now, environment: context.configuration.environment });
  return true;
}

/** Every counter that a reset touches, so that it waits for a login under way and no login goes on beside it; that of the new user code too, so that two who choose it at once wait for each other. */
function countersOf(client: ClientRow, { userName }: NewDetails): LoginAttempt {
  const former = attemptOfClient(client);
  const future = attemptOfClient({ ...client, userName: userName ?? client.userName });
  const reset = attemptToReset(client.region, client.identityNumber);
  const counted = new Set([...former.counted, ...former.others, ...future.others, ...reset.counted]);
  return { ...former, counted: [...counted], others: [] };
}

async function isTaken(transaction: Database, { id, region }: ClientRow, userName: string): Promise<boolean> {
  const [owner] = await transaction
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.region, region), eq(clients.userName, userName)));
  return owner !== undefined && owner.id !== id;
}
