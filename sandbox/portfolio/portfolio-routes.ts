import type { ClientTierAnswer } from '../../adapters/rest/contract/client-tier';
import type { HeldFundList } from '../../adapters/rest/contract/held-funds';
import { createCallContext } from '../graphql/create-call-context';
import type { RouteGroup } from '../server/app';
import { clientTier } from './client-tier';
import { holdingStatistics } from './holding-statistics';

/** What a client holds and her tier, by REST the same as by GraphQL [API-38, API-50, CONFLICT-57]. */
export const portfolioRoutes: RouteGroup = (app, surroundings) => {
  const { region } = surroundings;

  app.get('/portfolio', async (request, reply): Promise<HeldFundList> => {
    const context = createCallContext({ request, reply, path: 'guarded' }, surroundings);
    const asked = { region, language: context.language, filter: {} };
    return holdingStatistics(await context.holdings(), asked).tableViewDetails();
  });

  app.get('/clientTier', async (request, reply): Promise<ClientTierAnswer> => {
    const context = createCallContext({ request, reply, path: 'guarded' }, surroundings);
    return clientTier(context);
  });
};
