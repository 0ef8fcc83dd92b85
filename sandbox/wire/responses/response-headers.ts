import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerClock } from '../../context/clock';
import { securityHeaders } from './security-headers';

/** Puts the security headers, the clock's time and the request's number on a response, before anything can go wrong with it. */
export function setHeadersOnEveryResponse(app: FastifyInstance, clock: ServerClock): void {
  app.addHook('onRequest', async (request, reply) => {
    setResponseHeaders(reply, clock);
    reply.header('request-id', request.id);
  });
}

/** The same for a response to a request that no hook saw. */
export function setResponseHeaders(reply: FastifyReply, clock: ServerClock): void {
  reply.headers(securityHeaders).header('date', clock.now().toUTCString());
}
