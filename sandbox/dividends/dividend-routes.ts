import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { isRetained } from '../../domain/documents/retention';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { accounts } from '../database/schema/clients';
import { dividends, funds } from '../database/schema/funds';
import { dividendFunds } from '../database/schema/services';
import type { CallGroup } from '../wire/serve';

/** What funds paid a client, and those whose dividends are invested in another fund [API-73, LINK-26]. */
export const dividendRoutes: CallGroup = (serve, { database, clock }) => {
  serve('existingDividendFund', ({ clientId }) =>
    database
      .select({ fundCode: funds.code })
      .from(dividendFunds)
      .innerJoin(funds, eq(funds.id, dividendFunds.fundId))
      .where(eq(dividendFunds.clientId, clientId))
      .orderBy(asc(funds.code)),
  );

  serve('distributionHistory', async ({ clientId, language }) => {
    const day = today(clock);
    const paid = await database
      .select({ dividend: dividends, code: funds.code, names: funds.names })
      .from(dividends)
      .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
      .innerJoin(funds, eq(funds.id, dividends.fundId))
      .where(and(eq(accounts.clientId, clientId), lte(dividends.date, day)))
      .orderBy(desc(dividends.date), asc(funds.code), asc(dividends.id));
    return paid
      .filter(({ dividend }) => isRetained('history', dividend.date, day))
      .map(({ dividend: { accountNumber, date, gross, currency }, code, names }) => ({
        ...{ fund: { name: { code, value: localised(names, language) ?? null } }, accountNo: accountNumber },
        ...{ date, amount: gross, currency },
      }));
  });
};
