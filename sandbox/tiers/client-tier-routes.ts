import { createCallContext } from '../wire/create-call-context';
import type { CallGroup } from '../wire/serve';
import { clientTier } from './client-tier';

/** The client's tier, by REST the same as by GraphQL [API-50, CONFLICT-57]. */
export const clientTierRoutes: CallGroup = (serve, context) => {
  serve('clientTier', (request) => clientTier(createCallContext({ ...request, path: 'guarded' }, context)));
};
