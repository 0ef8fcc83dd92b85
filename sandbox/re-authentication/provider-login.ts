import { basePath } from '../../config/regions';
import type { RouteGroup } from '../wire/route-group';

/** Leads whom the provider AUTHE, or a link of the older site, sends to log in to the portal's login page, whatever else the address says [API-24, AUTH-13, OPEN-18]. */
export const providerLogin: RouteGroup = (app) => {
  app.get('/auth/authe/login', (_, reply) => reply.redirect(`${basePath}/login`));
};
