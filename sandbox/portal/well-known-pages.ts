import type { FastifyInstance } from 'fastify';
import { namedPaths } from '../../config/named-paths';
import { basePath } from '../../config/regions';

/** Serves the fixed addresses of an origin that password managers, browsers and crawlers ask for; nginx answers the same [deploy/nginx/portal.conf]. */
export function wellKnownPages(app: FastifyInstance, root: string): void {
  app.get('/.well-known/change-password', (_, reply) => reply.redirect(basePath + namedPaths.changePassword));
  app.get('/.well-known/passkey-endpoints', (request) => {
    const security = `${request.protocol}://${request.host}${basePath}${namedPaths.profile}`;
    return { enroll: security, manage: security };
  });
  app.get('/robots.txt', (_, reply) => reply.sendFile('robots.txt', root));
}
