import { eq, sql } from 'drizzle-orm';
import type { CreatedPasskey, PasskeyCreationAnswer, PasskeyListAnswer } from '../../contract/rest/passkeys/passkeys';
import { parsePasskeyName } from '../../domain/credentials/passkeys/passkey-name';
import { passkeyErrorCodes } from '../../domain/credentials/passkeys/passkey-error-codes';
import { maxPasskeys } from '../../domain/credentials/passkeys/passkey-use';
import type { Language } from '../../domain/language';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { digest } from '../context/tokens';
import type { Database } from '../database/database';
import { type ClientRow, clients } from '../database/schema/clients';
import { credentialChanges } from '../database/schema/credentials';
import { passkeys } from '../database/schema/passkeys';
import { challengeTimeout, storeChallenge, takeChallenge } from '../passkeys/challenges';
import { verifyNewPasskey, keyAlgorithms } from '../passkeys/verify-new-passkey';
import { loadDescriptors, loadPasskeys } from '../passkeys/own-passkeys';
import type { RelyingParty } from '../passkeys/relying-party';
import { verifySecret } from '../re-authentication/verify-secret';
import { attemptOfClient } from '../sessions/login-attempt';
import { renewSession } from '../sessions/session-store';
import { ApiError, sessionExpired } from '../wire/api-error';
import { loadPasskeyList, offeredPasskeyUses } from './passkey-list';
import { notifyOfPasskeyChange } from './notify-of-passkey-change';

type Begun = { readonly options: PasskeyCreationAnswer; readonly session: IssuedSession };
type Input = { readonly secret: string; readonly relyingParty: RelyingParty | undefined };

const unavailable = (): ApiError => new ApiError(400, [passkeyErrorCodes.unavailable]);
const tooMany = (): ApiError => new ApiError(409, [passkeyErrorCodes.tooMany]);

/**
 * Says of what the browser is to make a passkey, to who gives the client's present secret; a wrong one counts to the lock
 * of the login. The session then goes on under another cookie and another token, and waits for what the browser makes [R14].
 */
export async function beginPasskey(
  context: ServerContext,
  session: Session,
  { secret, relyingParty }: Input,
): Promise<Begun> {
  if (relyingParty === undefined || offeredPasskeyUses(context, relyingParty).length === 0) throw unavailable();
  const client = await passkeyOwner(context.database, session);
  const own = await loadPasskeys(context.database, client.id, relyingParty);
  if (own.length >= maxPasskeys) throw tooMany();
  const now = context.clock.now();
  const tried = { attempted: attemptOfClient(client), client, secret };
  return verifySecret(context, tried, async (transaction) => {
    const renewed = await renewSession(transaction, session, now);
    if (renewed === undefined) throw sessionExpired();
    const waiting = { cookieHash: digest(renewed.cookie), clientId: client.id };
    const challenge = await storeChallenge(transaction, waiting, { purpose: 'add', relyingParty, now });
    return { options: creationOptions(challenge, relyingParty, { client, own }), session: renewed };
  });
}

/** WebAuthn's options: no word of the client's in the handle, a holder who is verified, no word on who built the authenticator. */
function creationOptions(
  challenge: string,
  { id }: RelyingParty,
  { client, own }: { readonly client: ClientRow; readonly own: readonly { readonly id: string }[] },
): PasskeyCreationAnswer {
  const name = client.userName ?? `${'*'.repeat(4)}${client.identityNumber.slice(-4)}`;
  return {
    challenge,
    rp: { id, name: id },
    user: { id: digest(`passkey:${client.region}:${client.id}`), name, displayName: name },
    pubKeyCredParams: keyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeTimeout,
    excludeCredentials: loadDescriptors(own),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  };
}

type Made = {
  readonly made: CreatedPasskey;
  readonly relyingParty: RelyingParty | undefined;
  readonly language: Language;
};

/** Keeps a passkey that a browser made of what its session waits for; it is written down and told by every way on file, all or nothing [R14]. */
export async function addPasskey(
  context: ServerContext,
  session: Session,
  { made, relyingParty, language }: Made,
): Promise<PasskeyListAnswer> {
  const { database, clock, configuration } = context;
  if (relyingParty === undefined) throw unavailable();
  const now = clock.now();
  const waiting = await takeChallenge(database, session, { purpose: 'add', now });
  if (waiting === undefined) throw new ApiError(400, [passkeyErrorCodes.unknown]);
  const validated = await verifyNewPasskey(made.credential, waiting);
  const name = parsePasskeyName(made.name);
  if (validated === undefined || name === undefined) throw new ApiError(400, [passkeyErrorCodes.refused]);
  await database.transaction(async (transaction) => {
    // One after the other, so that a client never has more than there may be.
    const client = await passkeyOwner(transaction, session, 'held');
    const [{ count } = { count: 0 }] = await transaction
      .select({ count: sql<number>`count(*)::int` })
      .from(passkeys)
      .where(eq(passkeys.clientId, client.id));
    if (count >= maxPasskeys) throw tooMany();
    const added = await transaction
      .insert(passkeys)
      .values({ ...validated, clientId: client.id, name, addedAt: now })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    // An authenticator never makes the same one twice; whoever sends one that is there already didn't make it.
    if (added.length === 0) throw new ApiError(400, [passkeyErrorCodes.refused]);
    const change = { clientId: client.id, type: 'passkey', way: 'add', changedAt: now } as const;
    await transaction.insert(credentialChanges).values(change);
    const { environment } = configuration;
    await notifyOfPasskeyChange(transaction, { client, happened: 'add', language, now, environment });
  });
  return loadPasskeyList(context, session.clientId, relyingParty);
}

/** The client of a session; held, nobody else changes it until the transaction ends. */
export async function passkeyOwner(
  database: Database,
  { clientId }: Pick<Session, 'clientId'>,
  held?: 'held',
): Promise<ClientRow> {
  const query = database.select().from(clients).where(eq(clients.id, clientId));
  const [client] = await (held === undefined ? query : query.for('no key update'));
  if (client?.state !== 'active') throw sessionExpired();
  return client;
}
