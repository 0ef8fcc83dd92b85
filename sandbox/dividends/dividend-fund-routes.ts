import { asc, eq } from 'drizzle-orm';
import { funds } from '../database/schema/funds';
import { dividendFunds } from '../database/schema/services';
import type { CallGroup } from '../wire/serve';

/** The funds whose dividends a client has invested in another fund [API-73]. */
export const dividendFundRoutes: CallGroup = (serve, { database }) => {
  serve('existingDividendFund', ({ clientId }) =>
    database
      .select({ fundCode: funds.code })
      .from(dividendFunds)
      .innerJoin(funds, eq(funds.id, dividendFunds.fundId))
      .where(eq(dividendFunds.clientId, clientId))
      .orderBy(asc(funds.code)),
  );
};
