import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/** Refuses calls another site made the browser send: foreign origin, or without the header only a script of ours sets. */
export function requireSameOrigin(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new Refusal(403, ['NOT_A_PORTAL_CALL']);
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403, ['FOREIGN_ORIGIN']);
  const { origin, host } = request.headers;
  if (request.method !== 'GET' && origin !== undefined && hostOf(origin) !== host)
    throw new Refusal(403, ['FOREIGN_ORIGIN']);
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
