import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Region } from '../../domain/region';

/** Cookies ignore ports, so each region has a name of its own. */
export const sessionCookieName = (region: Region): string => `__Host-etrading-${region.toLowerCase()}`;

const options = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** The cookie that the browser sent, if any. */
export function readSessionCookie(request: FastifyRequest, region: Region): string | undefined {
  return request.cookies[sessionCookieName(region)];
}

/** Gives the browser its half of a session; it lasts until the browser is closed. */
export function writeSessionCookie(reply: FastifyReply, region: Region, cookie: string): void {
  reply.setCookie(sessionCookieName(region), cookie, options);
}
