import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { pinActivation } from '../../../contract/rest/credentials/pin-reset';
import { accountLoginErrorCode } from '../../../domain/credentials/login/account-state';
import { normaliseLoginName } from '../../../domain/credentials/login/login-name';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { type PinKind, pinKinds } from '../../../domain/credentials/secrets/pin-error-codes';
import { type SecretScope, scopeOfSecrets, secretsInScope } from '../../../domain/credentials/secrets/secret-scope';
import type { Language } from '../../../domain/language';
import { lockClient } from '../../context/locked-client';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';
import { credentialChanges, newPins } from '../../database/schema/credentials';
import { findClient } from '../../sessions/find-client';
import { attemptUnderName, type LoginAttempt } from '../../sessions/login-attempt';
import { countFailure, forgetFailures, isAnyLocked, lockCounters, sweepFailures } from '../../sessions/login-failures';
import { hideSecretIn } from '../../sessions/outbox';
import { endAllSessions } from '../../sessions/session-store';
import { loginRefusal } from '../../sessions/state-refusal';
import { forgetTradingFailures } from '../../sessions/trading-password';
import { ApiError } from '../../wire/api-error';
import { type PreparedSecret, prepareSecret } from '../changes/prepare-secret';
import { notifyOfSecretChange } from '../changes/notify-of-secret-change';

type Input = { readonly activation: z.output<typeof pinActivation>; readonly language: Language };
type NewPin = typeof newPins.$inferSelect;

/** The facts read outside any transaction: the client, and each PIN with the new one for it. */
type Prepared = {
  readonly client: ClientRow | undefined;
  readonly issued: NewPin | undefined;
  readonly attempted: LoginAttempt;
  readonly scope: SecretScope;
  readonly secrets: Readonly<Partial<Record<PinKind, PreparedSecret>>>;
};

/**
 * Puts a client's own PIN in the place of the one that was sent, be it the first or after a reset [AUTH-46, ERR-32, ERR-48].
 * Whoever isn't known, and who gives another PIN, gets the same answer after the same work, and it counts to the lock of
 * the login. Once done the PIN that was sent is dead, every session is over, and the client is told, all or nothing.
 */
export async function activatePin(context: ServerContext, { activation, language }: Input): Promise<void> {
  const { database, clock, configuration } = context;
  await sweepFailures(database, clock.now());
  const prepared = await prepare(context, activation);
  const outcome = await database.transaction(async (transaction) => {
    const validated = await validate(transaction, context, prepared);
    if (validated instanceof ApiError) return validated;
    const { scope } = prepared;
    await carryOut(transaction, context, { prepared, ...validated });
    const { environment } = configuration;
    await notifyOfSecretChange(transaction, {
      client: validated.client,
      scope,
      now: clock.now(),
      language,
      environment,
    });
    return undefined;
  });
  if (outcome instanceof ApiError) throw outcome;
}

async function prepare(context: ServerContext, activation: Input['activation']): Promise<Prepared> {
  const { region, database } = context;
  const name = normaliseLoginName(region, activation.account);
  const client = await findClient(database, region, name);
  const [issued] = await database.select().from(newPins).where(isOpenVerification(client));
  const scope = scopeOfSecrets(pinKinds.filter((kind) => activation[kind] !== undefined));
  if (scope === undefined) throw new ApiError(400, ['BAD_REQUEST']);
  const holder = {
    id: client?.id ?? '',
    userName: client?.userName ?? null,
    identityNumber: client?.identityNumber ?? name,
    secretHash: client?.secretHash,
    previousSecretHash: client?.previousSecretHash,
    tradingSecretHash: issued?.pinHash,
    previousTradingSecretHash: client?.tradingSecretHash,
  };
  const secrets: Partial<Record<PinKind, PreparedSecret>> = {};
  for (const kind of secretsInScope(scope)) {
    const typed = activation[kind];
    if (typed !== undefined) secrets[kind] = await prepareSecret(context, holder, kind, typed);
  }
  return { client, issued, attempted: attemptUnderName(region, name, client), scope, secrets };
}

type ActivationToValidate = { readonly client: ClientRow; readonly issued: NewPin | undefined };

/** Why it isn't activated: a lock, a wrong PIN, how the client stands in the books, or what the client's own one breaks. */
async function validate(
  transaction: Database,
  { clock, configuration }: ServerContext,
  { client, issued, attempted, scope, secrets: { login, verification } }: Prepared,
): Promise<ActivationToValidate | ApiError> {
  const now = clock.now();
  const held = await lockCounters(transaction, attempted, now);
  if (isAnyLocked(held, now)) return new ApiError(403, [accountLoginErrorCode('locked')]);
  const current = await lockClient(transaction, client?.id ?? '');
  const [waiting] = await transaction.select().from(newPins).where(isOpenVerification(client)).for('update');
  // A PIN that was replaced while it was looked at is no longer the client's.
  const isLogin = login === undefined || (login.isRight && current?.secretHash === client?.secretHash);
  const isOther = verification === undefined || (verification.isRight && waiting?.pinHash === issued?.pinHash);
  if (current === undefined || !isLogin || !isOther)
    return new ApiError(403, [
      (await countFailure(transaction, held, now)) ? accountLoginErrorCode('locked') : 'LOG0001',
    ]);
  const isReady = current.state === 'pin-not-activated' || (login === undefined && current.state === 'active');
  if (!isReady)
    return new ApiError(403, [loginRefusal(current.state, configuration.contract) ?? ownResetErrorCodes.active]);
  const codes = [login, verification].flatMap((secret) => secret?.errorCodes(scope) ?? []);
  return codes.length > 0 ? new ApiError(400, [...new Set(codes)]) : { client: current, issued: waiting };
}

type CarriedOut = ActivationToValidate & { readonly prepared: Prepared };

async function carryOut(
  transaction: Database,
  { region, clock }: ServerContext,
  { client, prepared: { attempted, scope, secrets } }: CarriedOut,
): Promise<void> {
  const { login, verification } = secrets;
  const now = clock.now();
  const ofClient = eq(clients.id, client.id);
  if (login !== undefined) {
    const own = {
      secretHash: login.hash,
      previousSecretHash: client.secretHash,
      secretChangedAt: now,
      pinResetDue: false,
    };
    await transaction
      .update(clients)
      .set({ ...own, state: 'active' })
      .where(ofClient);
  }
  if (verification !== undefined) {
    const own = { tradingSecretHash: verification.hash, previousTradingSecretHash: client.tradingSecretHash };
    await transaction.update(clients).set(own).where(ofClient);
    await forgetTradingFailures(transaction, region, client.id);
  }
  for (const kind of secretsInScope(scope)) {
    const ended = await transaction
      .update(newPins)
      .set({ endedAt: now, endedBy: 'activated' })
      .where(and(eq(newPins.clientId, client.id), eq(newPins.kind, kind), isNull(newPins.endedAt)))
      .returning();
    for (const { messageId } of ended) await hideSecretIn(transaction, messageId);
  }
  const rows = secretsInScope(scope).map((kind) => ({
    clientId: client.id,
    way: 'reset' as const,
    changedAt: now,
    type: kind === 'login' ? ('password' as const) : ('trading-password' as const),
  }));
  await transaction.insert(credentialChanges).values(rows);
  await forgetFailures(transaction, attempted);
  await endAllSessions(transaction, client.id);
}

const isOpenVerification = (client: ClientRow | undefined) =>
  and(eq(newPins.clientId, client?.id ?? ''), eq(newPins.kind, 'verification'), isNull(newPins.endedAt));
