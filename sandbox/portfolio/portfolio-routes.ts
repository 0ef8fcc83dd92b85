import { createCallContext } from '../wire/create-call-context';
import type { CallGroup } from '../wire/serve';
import { clientHoldings } from './client-holdings';
import { holdingStatistics } from './holding-statistics';

/** What a client holds, by REST the same as by GraphQL [API-38, CONFLICT-57]. */
export const portfolioRoutes: CallGroup = (serve, surroundings) => {
  const { region } = surroundings;

  serve('portfolio', async (asked) => {
    const context = createCallContext({ ...asked, path: 'guarded' }, surroundings);
    const unfiltered = { region, language: asked.language, filter: {} };
    return holdingStatistics(await clientHoldings(context, undefined), unfiltered).tableViewDetails();
  });
};
