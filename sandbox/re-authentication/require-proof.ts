import { and, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import { regionFlags } from '../../config/feature-flags';
import type { ReAuthAction } from '../../domain/credentials/login/re-authentication';
import { needsProof } from '../../domain/credentials/re-authentication/needs-proof';
import { proofLifetime } from '../../domain/credentials/re-authentication/proof-problem';
import { reAuthRefusals } from '../../domain/credentials/re-authentication/re-auth-refusals';
import type { RequestBody } from '../../domain/credentials/re-authentication/request-body';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { reAuthentications } from '../database/schema/re-authentications';
import { Refusal } from '../wire/refusal';
import { bodyDigest } from './body-digest';

/**
 * Refuses what its region carries out only with a proof, unless this client has given one in this session for this
 * action and this very body in the last five minutes: it is used up then. Inside the transaction of what it is asked
 * for, so that both happen or neither; no header counts [REAUTH-01, REAUTH-11, OPEN-43].
 */
export async function requireProof(
  {
    region,
    database,
    clock,
  }: Pick<ServerContext, 'region' | 'database'> & { readonly clock: Pick<ServerContext['clock'], 'now'> },
  { cookieHash, clientId }: Pick<Session, 'cookieHash' | 'clientId'>,
  action: ReAuthAction,
  body: RequestBody,
): Promise<void> {
  if (!regionFlags[region].RE_AUTH || !needsProof(action)) return;
  const now = clock.now();
  const ofThis = and(
    eq(reAuthentications.cookieHash, cookieHash),
    eq(reAuthentications.clientId, clientId),
    eq(reAuthentications.action, action),
    eq(reAuthentications.bodySha256, bodyDigest(action, body)),
  );
  const isGood = and(
    isNotNull(reAuthentications.provedAt),
    isNull(reAuthentications.usedAt),
    gte(reAuthentications.begunAt, new Date(now.getTime() - proofLifetime)),
    lte(reAuthentications.begunAt, now),
  );
  const used = await database
    .update(reAuthentications)
    .set({ usedAt: now })
    .where(and(ofThis, isGood))
    .returning({ nonce: reAuthentications.nonce });
  if (used.length === 0) throw new Refusal(403, [reAuthRefusals.needed]);
}
