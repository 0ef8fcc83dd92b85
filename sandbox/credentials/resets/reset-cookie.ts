import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Region } from '../../../domain/region';
import { resetLifetime } from '../../../domain/credentials/reset/reset-attempt';

const nameOf = (region: Region): string => `__Host-etrading-reset-${region.toLowerCase()}`;

const options = { path: '/', secure: true, httpOnly: true, sameSite: 'strict', maxAge: resetLifetime / 1000 } as const;

/** The token of the reset that this browser has begun, if any. */
export const readResetCookie = (request: FastifyRequest, region: Region): string | undefined =>
  request.cookies[nameOf(region)];

/** Gives the browser the token of its reset: no script can read it, and no other site can send it. */
export function writeResetCookie(reply: FastifyReply, region: Region, token: string): void {
  reply.setCookie(nameOf(region), token, options);
}
