import type { FastifyReply } from 'fastify';
import type { Region } from '../../domain/region';
import { writeSessionCookie } from './session-cookie';

/** The two halves of a session that the browser gets: they are worth nothing without each other. */
export type IssuedSession = { readonly cookie: string; readonly token: string };

/** Puts both halves of a session on an answer: the cookie, and the check token in AUTH_CHECKED [SESS-01, OPEN-06]. */
export function sendSession(reply: FastifyReply, region: Region, session: IssuedSession): void {
  writeSessionCookie(reply, region, session.cookie);
  reply.header('AUTH_CHECKED', session.token);
}
