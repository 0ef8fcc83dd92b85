import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Refuses calls another site made the browser send: foreign origin, or without the header only a script of ours sets. */
export function requireSameOrigin(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new ApiError(403, ['NOT_A_PORTAL_CALL']);
  requireOwnSite(request);
}

/** Refuses what another site made the browser send, as far as the browser says so. */
export function requireOwnSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new ApiError(403, ['FOREIGN_ORIGIN']);
  const { origin } = request.headers;
  if (request.method !== 'GET' && origin !== undefined && !isOwn(origin, request))
    throw new ApiError(403, ['FOREIGN_ORIGIN']);
}

/**
 * Returns true if an origin is the one the portal was asked at: scheme, host and port, where a default port may be left
 * out. Behind a trusted proxy the request says what that was; without one, it is our own.
 */
function isOwn(origin: string, { protocol, host }: FastifyRequest): boolean {
  const from = URL.parse(origin);
  const own = URL.parse(`${protocol}://${host}`);
  return from !== null && /^https?:$/.test(from.protocol) && from.origin === own?.origin;
}
