import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { secretChange } from '../../../contract/rest/credentials/secret-changes';
import { accountLoginErrorCode } from '../../../domain/credentials/login/account-state';
import {
  type PinKind,
  pinErrorCode,
  pinKinds,
  pinResetOpenErrorCode,
} from '../../../domain/credentials/secrets/pin-error-codes';
import { scopeOfSecrets, secretsInScope, type SecretScope } from '../../../domain/credentials/secrets/secret-scope';
import type { Language } from '../../../domain/language';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../../domain/submissions/submission-error-codes';
import { lockClient } from '../../context/locked-client';
import type { Session } from '../../context/find-session';
import type { IssuedSession } from '../../context/send-session';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';
import { credentialChanges } from '../../database/schema/credentials';
import { countTradingPasswordTry } from '../../sessions/trading-password';
import { attemptOfClient } from '../../sessions/login-attempt';
import { countFailure, forgetFailures, isAnyLocked, lockCounters, sweepFailures } from '../../sessions/login-failures';
import { endOtherSessions, renewSession } from '../../sessions/session-store';
import { ApiError, sessionExpired } from '../../wire/api-error';
import { changeSecretsOnce, type ChangedSecrets } from './change-secrets-once';
import { type PreparedSecret, prepareSecret } from './prepare-secret';
import { notifyOfSecretChange } from './notify-of-secret-change';

type Input = {
  readonly session: Pick<Session, 'cookieHash' | 'clientId'>;
  readonly language: Language;
  readonly key: IdempotencyKey;
  readonly change: z.output<typeof secretChange>;
};

/** The change as it is carried out: whose, of what, and the secrets looked at before. */
type Prepared = {
  readonly client: ClientRow;
  readonly scope: SecretScope;
  readonly secrets: Readonly<Partial<Record<PinKind, PreparedSecret>>>;
};

/**
 * Changes what a client logs in or trades with, once under its key [API-22, PIN-01..12, CRED-11..27]. A wrong present secret
 * counts to the client's lock, and is told before anything of the new one; neither the present nor the last one is taken
 * again. Afterwards the client's other sessions have ended, this one has other names, and the client is told, all or nothing.
 */
export async function changeSecrets(context: ServerContext, input: Input): Promise<ChangedSecrets> {
  const { database, clock } = context;
  await sweepFailures(database, clock.now());
  const prepared = await prepare(context, input);
  return changeSecretsOnce(context, {
    clientId: input.session.clientId,
    call: 'changeSecret',
    key: input.key,
    scope: prepared.scope,
    validate: (transaction) => validate(transaction, context, prepared),
    proveAgain: (transaction) => verifyAgain(transaction, context, prepared),
    carryOut: (transaction) => carryOut(transaction, context, { wanted: input, prepared }),
  });
}

async function prepare(context: ServerContext, { session, change }: Input): Promise<Prepared> {
  const [client] = await context.database.select().from(clients).where(eq(clients.id, session.clientId));
  const scope = scopeOfSecrets(pinKinds.filter((kind) => change[kind] !== undefined));
  if (client === undefined || scope === undefined) throw sessionExpired();
  const secrets: Partial<Record<PinKind, PreparedSecret>> = {};
  for (const kind of secretsInScope(scope)) {
    const typed = change[kind];
    if (typed !== undefined) secrets[kind] = await prepareSecret(context, client, kind, typed);
  }
  return { client, scope, secrets };
}

/** Why it isn't carried out: a lock, a wrong present secret, a reset that must come first, or what the new one breaks. */
async function validate(
  transaction: Database,
  context: ServerContext,
  prepared: Prepared,
): Promise<ApiError | undefined> {
  const {
    client,
    scope,
    secrets: { login, verification },
  } = prepared;
  const { error, current } = await verifyProof(transaction, context, prepared, ({ secretHash, tradingSecretHash }) => ({
    // A secret that was replaced while it was looked at is no longer the client's.
    login: login && login.isRight && secretHash === client.secretHash,
    verification: verification && verification.isRight && tradingSecretHash === client.tradingSecretHash,
  }));
  if (error !== undefined) return error;
  const status = pinResetOpenErrorCode(scope, current);
  if (status !== undefined) return new ApiError(403, [status]);
  const codes = [login, verification].flatMap((secret) => secret?.errorCodes(scope) ?? []);
  if (codes.length > 0) return new ApiError(400, [...new Set(codes)]);
  if (login !== undefined) await forgetFailures(transaction, attemptOfClient(client));
  return undefined;
}

/** Why what was carried out isn't answered again: a lock, or anything but the secrets of then, the new ones being in force. */
async function verifyAgain(
  transaction: Database,
  context: ServerContext,
  prepared: Prepared,
): Promise<ApiError | undefined> {
  const {
    client,
    secrets: { login, verification },
  } = prepared;
  const { error } = await verifyProof(transaction, context, prepared, ({ secretHash, tradingSecretHash }) => {
    // It was carried out while the secrets were looked at: that is no guess.
    if (secretHash !== client.secretHash || tradingSecretHash !== client.tradingSecretHash)
      throw new ApiError(409, [submissionErrorCodes.inFlight]);
    return { login: login?.isDone, verification: verification?.isDone };
  });
  return error;
}

type ProofToVerify = { readonly error: ApiError | undefined; readonly current: ClientRow };

/** Judges the secrets that were given; whatever is wrong counts, each to its own lock. */
async function verifyProof(
  transaction: Database,
  context: ServerContext,
  { client, scope }: Prepared,
  rightIn: (current: ClientRow) => Readonly<Record<PinKind, boolean | undefined>>,
): Promise<ProofToVerify> {
  const now = context.clock.now();
  const held = await lockCounters(transaction, attemptOfClient(client), now);
  const current = await lockClient(transaction, client.id);
  if (current?.state !== 'active') throw sessionExpired();
  const rejectedWith = (code: string): ProofToVerify => ({ error: new ApiError(403, [code]), current });
  if (isAnyLocked(held, now)) return rejectedWith(accountLoginErrorCode('locked'));
  const { login, verification } = rightIn(current);
  if (login === false && (await countFailure(transaction, held, now)))
    return rejectedWith(accountLoginErrorCode('locked'));
  const trading =
    verification !== undefined &&
    (await countTradingPasswordTry(transaction, context, { clientId: client.id, right: verification }));
  if (trading === 'locked') return rejectedWith(accountLoginErrorCode('password-suspended'));
  if (login === false || verification === false) return rejectedWith(pinErrorCode('current-wrong', scope));
  return { error: undefined, current };
}

async function carryOut(
  transaction: Database,
  { clock, configuration }: ServerContext,
  { wanted: input, prepared }: { readonly wanted: Input; readonly prepared: Prepared },
): Promise<IssuedSession> {
  const { client, scope, secrets } = prepared;
  const { login, verification } = secrets;
  const now = clock.now();
  await transaction
    .update(clients)
    .set({
      ...(login && { secretHash: login.hash, previousSecretHash: client.secretHash, secretChangedAt: now }),
      ...(verification && {
        tradingSecretHash: verification.hash,
        previousTradingSecretHash: client.tradingSecretHash,
      }),
    })
    .where(eq(clients.id, client.id));
  const rows = secretsInScope(scope).map((kind) => ({
    clientId: client.id,
    way: 'change' as const,
    changedAt: now,
    type: kind === 'login' ? ('password' as const) : ('trading-password' as const),
  }));
  await transaction.insert(credentialChanges).values(rows);
  await endOtherSessions(transaction, input.session);
  const issued = await renewSession(transaction, input.session, now);
  if (issued === undefined) throw sessionExpired();
  const { environment } = configuration;
  await notifyOfSecretChange(transaction, { client, scope, now, language: input.language, environment });
  return issued;
}
