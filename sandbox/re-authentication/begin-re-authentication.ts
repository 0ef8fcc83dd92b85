import { eq, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type {
  reAuthenticationBody,
  wireReAuthenticationProvider,
} from '../../contract/rest/re-authentication/re-authentication';
import { toReAuthType } from '../../domain/credentials/login/re-authentication';
import { needsStepUp } from '../../domain/credentials/re-authentication/needs-step-up';
import { stepUpLifetime } from '../../domain/credentials/re-authentication/step-up-problem';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { parseRequestBody } from '../../domain/credentials/re-authentication/request-body';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { removePart } from '../database/in-parts';
import { identityAssertions, reAuthentications } from '../database/schema/re-authentications';
import { sessions } from '../database/schema/sessions';
import { hasPasskey } from '../passkeys/own-passkeys';
import type { RelyingParty } from '../passkeys/relying-party';
import { ApiError, sessionExpired } from '../wire/api-error';
import { bodyDigest } from './body-digest';
import { chooseProvider } from './choose-provider';

type Input = z.output<typeof reAuthenticationBody> & {
  /** The client for whom a passkey would do in place of the secret; undefined for none. */
  readonly relyingParty?: RelyingParty | undefined;
};

/** The time for which a re-authentication that is over can still be told from one that never was, in milliseconds. */
const keptFor = 60 * 60 * 1000;

/** Begins a re-authentication: bound to the session, its client, the action and a digest of the body, by a nonce that no other bears [REAUTH-01, REAUTH-08..10, OPEN-43]. */
export async function beginReAuthentication(
  context: ServerContext,
  { cookieHash, clientId }: Pick<Session, 'cookieHash' | 'clientId'>,
  { type, action, nonce, body: given, relyingParty }: Input,
): Promise<z.output<typeof wireReAuthenticationProvider>> {
  const body = parseRequestBody(action, given);
  if (body === undefined || type !== toReAuthType(action) || !needsStepUp(action))
    throw new ApiError(400, ['BAD_REQUEST']);
  const provider = chooseProvider(context);
  if (provider === undefined) throw new ApiError(400, [stepUpErrorCodes.unavailable]);
  const { database, clock } = context;
  const begunAt = clock.now();
  await sweepReAuthentications(database, begunAt);
  await database.transaction(async (transaction) => {
    const held = transaction.select({ cookieHash: sessions.cookieHash }).from(sessions);
    if ((await held.where(eq(sessions.cookieHash, cookieHash)).for('key share')).length === 0) throw sessionExpired();
    const bodySha256 = bodyDigest(action, body);
    const started = await transaction
      .insert(reAuthentications)
      .values({ nonce, cookieHash, clientId, type, action, bodySha256, provider, begunAt })
      .onConflictDoNothing()
      .returning({ nonce: reAuthentications.nonce });
    if (started.length === 0) throw new ApiError(400, [stepUpErrorCodes.used]);
  });
  return { provider, ...((await hasPasskey(database, clientId, relyingParty)) ? { passkey: true } : {}) };
}

/** Drops some of what is long over; returns how many of the kind of which there were more. By itself, outside any transaction, so that it never holds what another waits for. */
export async function sweepReAuthentications(database: Database, now: Date): Promise<number> {
  const begunBefore = new Date(now.getTime() - keptFor);
  const madeBefore = new Date(now.getTime() - stepUpLifetime);
  return Math.max(
    await removePart(database, reAuthentications, lt(reAuthentications.begunAt, begunBefore)),
    await removePart(database, identityAssertions, lt(identityAssertions.madeAt, madeBefore)),
  );
}
