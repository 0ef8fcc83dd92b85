import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/server-context';
import { findRelyingParty } from '../passkeys/relying-party';
import { offeredPasskeyUses } from '../security/passkey-list';
import { ApiError } from '../wire/api-error';
import { namedPaths } from '../../config/named-paths';
import { basePath } from '../../config/regions';

/** Serves the fixed addresses of an origin that password managers, browsers and crawlers ask for; nginx answers the same [deploy/nginx/portal.conf]. */
export function wellKnownPages(app: FastifyInstance, context: ServerContext, root: string): void {
  const { configuration, clock } = context;
  app.get('/.well-known/change-password', (_, reply) => reply.redirect(basePath + namedPaths.changePassword));
  app.get('/.well-known/passkey-endpoints', (request) => {
    // A password manager would lead clients to a page that says nothing of passkeys.
    if (offeredPasskeyUses(context, findRelyingParty(configuration, request)).length === 0)
      throw new ApiError(404, ['NOT_FOUND']);
    const security = `${request.protocol}://${request.host}${basePath}${namedPaths.profile}`;
    return { enroll: security, manage: security };
  });
  app.get('/.well-known/security.txt', (_, reply) => {
    const { securityContact } = configuration;
    if (securityContact === undefined) throw new ApiError(404, ['NOT_FOUND']);
    return reply.type('text/plain; charset=utf-8').send(securityText(securityContact, clock.now()));
  });
  app.get('/robots.txt', (_, reply) => reply.sendFile('robots.txt', root));
}

const daysGood = 90;

/** The word about security of RFC 9116: where a weakness is reported, in which languages, and until when this counts. */
function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + daysGood * 86_400_000);
  return [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: en, zh', ''].join('\n');
}
