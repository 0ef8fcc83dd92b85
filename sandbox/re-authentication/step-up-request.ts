import { and, eq } from 'drizzle-orm';
import type { AuthProvider } from '../../domain/credentials/login/auth-provider';
import { stepUpProblem } from '../../domain/credentials/re-authentication/step-up-problem';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/send-session';
import type { Database } from '../database/database';
import { reAuthentications, type stepUpMeans } from '../database/schema/re-authentications';
import { renewSession } from '../sessions/session-store';
import { ApiError, sessionExpired } from '../wire/api-error';

/** A re-authentication as whoever completes it names it: in which session, by its nonce, by which provider. */
export type StepUpRequestQuery = {
  readonly session: Pick<Session, 'cookieHash' | 'clientId'>;
  readonly nonce: string;
  readonly providers: readonly AuthProvider[];
  readonly now: Date;
};

const isOf = ({ session: { cookieHash, clientId }, nonce }: StepUpRequestQuery) =>
  and(
    eq(reAuthentications.nonce, nonce),
    eq(reAuthentications.cookieHash, cookieHash),
    eq(reAuthentications.clientId, clientId),
  );

/** Takes hold of a re-authentication until the transaction ends; why it can't be completed otherwise. Another session's is told like one that there isn't. */
export async function lockStepUpRequest(
  transaction: Database,
  query: StepUpRequestQuery,
): Promise<ApiError | typeof reAuthentications.$inferSelect> {
  const [row] = await transaction.select().from(reAuthentications).where(isOf(query)).for('update');
  const known = row && query.providers.includes(row.provider) ? row : undefined;
  const state = known && { begunAt: known.begunAt.toISOString(), isProved: known.provedAt !== null };
  const problem = stepUpProblem(state, query.now.toISOString());
  if (known === undefined || problem !== undefined) return new ApiError(400, [stepUpErrorCodes[problem ?? 'unknown']]);
  return known;
}

/** Keeps the proof on the session, which goes on under a new cookie and a new token. */
export async function recordStepUp(
  transaction: Database,
  query: StepUpRequestQuery,
  provedBy: (typeof stepUpMeans)[number],
): Promise<IssuedSession> {
  await transaction.update(reAuthentications).set({ provedAt: query.now, provedBy }).where(isOf(query));
  const renewed = await renewSession(transaction, query.session, query.now);
  if (renewed === undefined) throw sessionExpired();
  return renewed;
}
