import { and, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import { regionFlags } from '../../config/feature-flags';
import type { ReAuthAction } from '../../domain/credentials/login/re-authentication';
import { needsStepUp } from '../../domain/credentials/re-authentication/needs-step-up';
import { stepUpLifetime } from '../../domain/credentials/re-authentication/step-up-problem';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import type { RequestBody } from '../../domain/credentials/re-authentication/request-body';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { reAuthentications } from '../database/schema/re-authentications';
import { ApiError } from '../wire/api-error';
import { bodyDigest } from './body-digest';

type Deps = Pick<ServerContext, 'region' | 'database'> & {
  readonly clock: Pick<ServerContext['clock'], 'now'>;
  readonly configuration: Pick<ServerContext['configuration'], 'contract'>;
};
/** The confirmation of an action: by which provider, whether by its secret or by a passkey, and when. */
export type StepUpProof = Pick<typeof reAuthentications.$inferSelect, 'provider' | 'provedBy' | 'provedAt'>;

type StepUpSession = Pick<Session, 'cookieHash' | 'clientId'>;

/**
 * Throws unless the client has confirmed this action, with this very body, in this session within the last five
 * minutes, where the region requires that; the confirmation is used up. It runs inside the transaction of the action, so
 * that both happen or neither; says how it was confirmed, undefined where nothing was required [REAUTH-01, REAUTH-11, OPEN-43].
 */
export async function requireStepUp(
  deps: Deps,
  prover: StepUpSession,
  action: ReAuthAction,
  body: RequestBody,
): Promise<StepUpProof | undefined> {
  if (!isStepUpRequired(deps, action)) return undefined;
  const now = deps.clock.now();
  const used = await deps.database
    .update(reAuthentications)
    .set({ usedAt: now })
    .where(and(matchesStepUp(deps, prover, { action, body, now }), isNull(reAuthentications.usedAt)))
    .returning({
      provider: reAuthentications.provider,
      provedBy: reAuthentications.provedBy,
      provedAt: reAuthentications.provedAt,
    });
  const [proof] = used;
  if (proof === undefined) throw new ApiError(403, [stepUpErrorCodes.needed]);
  return proof;
}

/** Refuses to answer again what was carried out with such a proof, unless the client has given it in the last five minutes: the one that was used up then counts too. */
export async function requireStepUpAgain(
  deps: Deps,
  prover: StepUpSession,
  action: ReAuthAction,
  body: RequestBody,
): Promise<undefined> {
  if (!isStepUpRequired(deps, action)) return;
  const given = await deps.database.$count(
    reAuthentications,
    matchesStepUp(deps, prover, { action, body, now: deps.clock.now() }),
  );
  if (given === 0) throw new ApiError(403, [stepUpErrorCodes.needed]);
}

const isStepUpRequired = ({ region }: Deps, action: ReAuthAction): boolean =>
  regionFlags[region].RE_AUTH && needsStepUp(action);

const matchesStepUp = (
  { configuration }: Deps,
  { cookieHash, clientId }: StepUpSession,
  { action, body, now }: { readonly action: ReAuthAction; readonly body: RequestBody; readonly now: Date },
) =>
  and(
    eq(reAuthentications.cookieHash, cookieHash),
    eq(reAuthentications.clientId, clientId),
    eq(reAuthentications.action, action),
    // Where it wasn't announced, nobody told what a proof is for.
    configuration.contract === 'whole' ? eq(reAuthentications.bodySha256, bodyDigest(action, body)) : undefined,
    isNotNull(reAuthentications.provedAt),
    gte(reAuthentications.begunAt, new Date(now.getTime() - stepUpLifetime)),
    lte(reAuthentications.begunAt, now),
  );
