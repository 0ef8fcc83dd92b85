import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../context/clock';
import { securityHeaders } from './security-headers';

/** Puts the security headers and the clock's time on a response, before anything can go wrong with it. */
export function dressEveryResponse(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_, reply) => {
    dressResponse(reply, clock);
  });
}

/** The same for a response to a request that no hook saw. */
export function dressResponse(reply: FastifyReply, clock: Clock): void {
  reply.headers(securityHeaders).header('date', clock.now().toUTCString());
}
