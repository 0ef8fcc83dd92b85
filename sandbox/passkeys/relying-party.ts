import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';

/** The relying party of passkeys, and the place where they are asked for: the portal, as the browser knows it. */
export type RelyingParty = { readonly id: string; readonly origin: string };

type RequestOrigin = Pick<FastifyRequest, 'protocol' | 'host'>;

/**
 * For whom a passkey would be made that is asked for in a request; undefined where none can be. It is the origin the
 * portal was asked at, which a trusted proxy tells; where the portal's own is configured, that alone, and in production
 * it has to be. Beside the older site there are none: its pages are where clients would keep them.
 */
export function findRelyingParty(
  { passkeys, profile, environment, senders: { portalOrigin } }: SandboxConfiguration,
  { protocol, host }: RequestOrigin,
): RelyingParty | undefined {
  const requested = URL.parse(`${protocol}://${host}`);
  if (
    passkeys === 'off' ||
    profile !== 'standalone' ||
    requested === null ||
    isIP(requested.hostname.replace(/^\[|\]$/g, '')) !== 0
  )
    return undefined;
  if (portalOrigin === undefined ? environment === 'production' : requested.origin !== portalOrigin) return undefined;
  return { id: requested.hostname, origin: requested.origin };
}
