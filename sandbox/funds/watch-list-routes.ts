import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { WatchListAnswer } from '../../contract/rest/watch-list/watch-list';
import { canWatchMore } from '../../domain/funds/watching/watch-list';
import type { Language } from '../../domain/language';
import { lockClient } from '../context/locked-client';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { watchedFunds } from '../database/schema/fund-lists';
import { funds, navs } from '../database/schema/funds';
import { ApiError } from '../wire/api-error';
import type { CallGroup } from '../wire/serve';
import { findFundByCode, findKnownFundByCode } from './find-fund-by-code';
import { priceText } from './price-text';
import { latestPrice } from './latest-price';
import { jfFundCode } from './listed-funds';

/** The funds that a client watches, at most as many as the domain says [ROUTE-18]. */
export const watchListRoutes: CallGroup = (serve, context) => {
  const { database } = context;

  serve('watchList', ({ clientId, language }) => listWatched(context, clientId, language));

  serve('watchFund', async ({ clientId, language, body }) => {
    const { id: fundId } = await findKnownFundByCode(context, body.fundId);
    await watch(database, { clientId, fundId });
    return listWatched(context, clientId, language);
  });

  serve('unwatchFund', async ({ clientId, language, query }) => {
    const fund = await findFundByCode(context, query.fundId);
    if (fund !== undefined)
      await database
        .delete(watchedFunds)
        .where(and(eq(watchedFunds.clientId, clientId), eq(watchedFunds.fundId, fund.id)));
    return listWatched(context, clientId, language);
  });
};

/** Adds a fund unless it is there; the client's own row lets in one wish after the other, so that the list never grows too long. */
const watch = (database: Database, row: typeof watchedFunds.$inferInsert): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockClient(transaction, row.clientId);
    const watched = await transaction
      .select({ fundId: watchedFunds.fundId })
      .from(watchedFunds)
      .where(eq(watchedFunds.clientId, row.clientId));
    if (watched.some(({ fundId }) => fundId === row.fundId)) return;
    if (!canWatchMore(watched.length)) throw new ApiError(409, ['WATCH_LIST_FULL']);
    await transaction.insert(watchedFunds).values(row);
  });

async function listWatched(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  clientId: string,
  language: Language,
): Promise<WatchListAnswer> {
  const last = latestPrice(database, today(clock));
  const before = database
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.fundId, funds.id), lt(navs.date, last.date), gt(navs.nav, '0')))
    .orderBy(desc(navs.date))
    .limit(1)
    .as('price_before');
  const rows = await database
    .select({ fund: funds, lastPrice: last.nav, lastPriceDate: last.date, priceBefore: before.nav })
    .from(watchedFunds)
    .innerJoin(funds, eq(funds.id, watchedFunds.fundId))
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(before, sql`true`)
    .where(eq(watchedFunds.clientId, clientId))
    .orderBy(asc(funds.code), asc(funds.id));
  return rows.map(({ fund, lastPrice, lastPriceDate, priceBefore }) => ({
    lastPrice: lastPrice === null ? null : priceText(lastPrice, fund),
    lastPriceDate,
    priceBefore,
    fundCode: fund.code,
    jfFundCode: jfFundCode(fund),
    fundName: localised(fund.names, language) ?? null,
    currency: fund.baseCurrency,
    fundRiskRating: fund.riskRating,
  }));
}
