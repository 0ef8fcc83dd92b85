import { createCallContext } from '../wire/create-call-context';
import type { CallGroup } from '../wire/serve';
import { clientHoldings } from './client-holdings';
import { holdingStatisticsOf } from './holding-statistics';

/** What a client holds, by REST the same as by GraphQL [API-38, CONFLICT-57]. */
export const portfolioRoutes: CallGroup = (serve, context) => {
  const { region } = context;

  serve('portfolio', async (asked) => {
    const callContext = createCallContext({ ...asked, path: 'guarded' }, context);
    const unfiltered = { region, language: asked.language, filter: {} };
    return holdingStatisticsOf(await clientHoldings(callContext, undefined), unfiltered).tableViewDetails();
  });
};
