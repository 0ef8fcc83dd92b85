import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerClock } from '../../context/clock';
import { securityHeaders } from '../../../config/security-headers';

/** The header that names a request, in the logs of the proxy and of the server. */
export const requestIdHeader = 'x-request-id';

/** Puts the security headers, the clock's time and the request's number on a response, before anything can go wrong with it. */
export function setHeadersOnEveryResponse(app: FastifyInstance, clock: ServerClock): void {
  app.addHook('onRequest', async (request, reply) => {
    setResponseHeaders(reply, clock);
    reply.header(requestIdHeader, request.id);
  });
}

/** The same for a response to a request that no hook saw. */
export function setResponseHeaders(reply: FastifyReply, clock: ServerClock): void {
  reply.headers(securityHeaders).header('date', clock.now().toUTCString());
}
