import { createCallContext } from '../wire/create-call-context';
import type { CallGroup } from '../wire/serve';
import { clientHoldings } from './client-holdings';
import { parseHoldingQuery } from './holding-query';
import { portfolioLines } from './portfolio-lines';

/** Serves a client's holdings, by REST the same as by GraphQL [API-38, CONFLICT-57]. */
export const portfolioRoutes: CallGroup = (serve, context) => {
  const { region } = context;

  serve('portfolio', async ({ query, ...request }) => {
    const viewedIn = query.showCcy || undefined;
    const { currency, tradingType } = parseHoldingQuery(region, {
      showCcy: viewedIn,
      settCcy: viewedIn,
      paymentType: query.paymentType,
    });
    const callContext = createCallContext({ ...request, path: 'guarded' }, context);
    return portfolioLines(await clientHoldings(callContext, tradingType), { currency, language: request.language });
  });
};
