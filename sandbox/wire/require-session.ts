import type { FastifyRequest } from 'fastify';
import { currentSession } from '../context/current-session';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { sessionExpired } from './api-error';

/** The session of a call that needs one; half-open ones will do only where `codePending` says so. */
export async function requireSession(
  request: FastifyRequest,
  context: ServerContext,
  codePending: 'refused' | 'accepted' = 'refused',
): Promise<Session> {
  const session = await currentSession(request, context);
  if (session === undefined) throw sessionExpired();
  if (session.state === 'code-pending' && codePending === 'refused') throw sessionExpired();
  return session;
}
