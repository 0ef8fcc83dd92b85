import { createCallContext } from '../graphql/create-call-context';
import type { CallGroup } from '../server/serve';
import { clientTier } from './client-tier';
import { holdingStatistics } from './holding-statistics';

/** What a client holds and her tier, by REST the same as by GraphQL [API-38, API-50, CONFLICT-57]. */
export const portfolioRoutes: CallGroup = (serve, surroundings) => {
  const { region } = surroundings;

  serve('portfolio', async (asked) => {
    const context = createCallContext({ ...asked, path: 'guarded' }, surroundings);
    const unfiltered = { region, language: asked.language, filter: {} };
    return holdingStatistics(await context.holdings(), unfiltered).tableViewDetails();
  });

  serve('clientTier', (asked) => clientTier(createCallContext({ ...asked, path: 'guarded' }, surroundings)));
};
