import { asc, eq } from 'drizzle-orm';
import type { DividendFundList } from '../../adapters/rest/contract/dividend-funds';
import { funds } from '../database/schema/funds';
import { dividendFunds } from '../database/schema/services';
import type { RouteGroup } from '../server/app';
import { requireSession } from '../sessions/current-session';

/** Taiwan's funds whose dividends a client has invested in another fund [API-73]. */
export const dividendFundRoutes: RouteGroup = (app, surroundings) => {
  app.get('/existingDividendFund', async (request): Promise<DividendFundList> => {
    const { clientId } = await requireSession(request, surroundings);
    return surroundings.database
      .select({ fundCode: funds.code })
      .from(dividendFunds)
      .innerJoin(funds, eq(funds.id, dividendFunds.fundId))
      .where(eq(dividendFunds.clientId, clientId))
      .orderBy(asc(funds.code));
  });
};
