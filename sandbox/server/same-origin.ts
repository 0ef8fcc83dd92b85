import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/** Refuses calls another site made the browser send: foreign origin, or without the header only a script of ours sets. */
export function requireSameOrigin(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new Refusal(403, ['NOT_A_PORTAL_CALL']);
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403, ['FOREIGN_ORIGIN']);
  const { origin, host } = request.headers;
  if (request.method !== 'GET' && origin !== undefined && !isOf(origin, host ?? ''))
    throw new Refusal(403, ['FOREIGN_ORIGIN']);
}

/** Compared as addresses: a browser may leave out a default port that the other one names. */
function isOf(origin: string, host: string): boolean {
  const from = URL.parse(origin);
  return from !== null && from.host !== '' && from.host === URL.parse(`${from.protocol}//${host}`)?.host;
}
