import { and, eq } from 'drizzle-orm';
import type { PasskeyListAnswer } from '../../contract/rest/passkeys/passkeys';
import { passkeyErrorCodes } from '../../domain/credentials/passkeys/passkey-error-codes';
import type { Language } from '../../domain/language';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { credentialChanges } from '../database/schema/credentials';
import { passkeys } from '../database/schema/passkeys';
import type { RelyingParty } from '../passkeys/relying-party';
import { verifySecret } from '../re-authentication/verify-secret';
import { attemptOfClient } from '../sessions/login-attempt';
import { renewSession } from '../sessions/session-store';
import { ApiError, sessionExpired } from '../wire/api-error';
import { passkeyOwner } from './add-passkey';
import { loadPasskeyList } from './passkey-list';
import { notifyOfPasskeyChange } from './notify-of-passkey-change';

type Input = {
  readonly id: string;
  readonly secret: string;
  readonly relyingParty: RelyingParty | undefined;
  readonly language: Language;
};

type Removed = { readonly answer: PasskeyListAnswer; readonly session: IssuedSession };

/** Removes a passkey for who gives the client's present secret; it is written down and told by every way on file, all or nothing [R14]. */
export async function removePasskey(
  context: ServerContext,
  session: Session,
  { id, secret, relyingParty, language }: Input,
): Promise<Removed> {
  const { database, clock, configuration } = context;
  const client = await passkeyOwner(database, session);
  const now = clock.now();
  const tried = { attempted: attemptOfClient(client), client, secret };
  const renewed = await verifySecret(context, tried, async (transaction, current) => {
    const ofClient = and(eq(passkeys.id, id), eq(passkeys.clientId, client.id));
    const removed = await transaction.delete(passkeys).where(ofClient).returning({ id: passkeys.id });
    if (removed.length === 0) throw new ApiError(400, [passkeyErrorCodes.unknown]);
    const change = { clientId: client.id, type: 'passkey', way: 'remove', changedAt: now } as const;
    await transaction.insert(credentialChanges).values(change);
    const { environment } = configuration;
    await notifyOfPasskeyChange(transaction, { client: current, happened: 'remove', language, now, environment });
    const issued = await renewSession(transaction, session, now);
    if (issued === undefined) throw sessionExpired();
    return issued;
  });
  return { answer: await loadPasskeyList(context, client.id, relyingParty), session: renewed };
}
