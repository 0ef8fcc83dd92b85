import type { FastifyRequest } from 'fastify';
import { findSession, type Session, touchSession } from './find-session';
import type { ServerContext } from './server-context';
import { readSessionCookie } from './session-cookie';
import { matchesDigest } from './tokens';

const touchEvery = 60_000;

/** The half of a session that the page keeps, if the call bears one [SESS-06]. */
export function readCheckToken(request: FastifyRequest): string | undefined {
  const token = request.headers['auth_checked'];
  return typeof token === 'string' ? token : undefined;
}

/** The session of a call, if its cookie and its AUTH_CHECKED header belong together [SESS-06]. */
export async function currentSession(
  request: FastifyRequest,
  { region, database, clock }: ServerContext,
): Promise<Session | undefined> {
  const cookie = readSessionCookie(request, region);
  const token = readCheckToken(request);
  if (cookie === undefined || token === undefined) return undefined;
  const now = clock.now();
  const session = await findSession(database, { region, cookie, now });
  if (session === undefined || !matchesDigest(session.tokenHash, token)) return undefined;
  if (now.getTime() - session.seenAt.getTime() >= touchEvery) await touchSession(database, session, now);
  return session;
}
