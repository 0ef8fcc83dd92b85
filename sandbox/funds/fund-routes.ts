import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FundCodeList, FundList, LastPriceList } from '../../adapters/rest/contract/fund-list';
import { parseFundRiskRating } from '../../domain/funds/fund-risk-rating';
import { recentViewsCount } from '../../domain/funds/recent-views';
import { fundOffer } from '../../domain/suitability/fund-offer';
import { today } from '../clock';
import { languageOf } from '../content/localised';
import { promotedFunds } from '../database/schema/fund-lists';
import { funds } from '../database/schema/funds';
import { categoryNames, marketTypeNames } from '../portfolio/fund-words';
import type { RouteGroup } from '../server/app';
import { Refusal } from '../server/refusal';
import { requireSession } from '../sessions/current-session';
import { ratedProfileOf } from '../suitability/risk-profile';
import { findFunds } from './find-funds';
import { latestPrice } from './latest-price';
import { jfFundCode, listedFunds, wireCode, wireListing } from './listed-funds';
import { recentlyViewed } from './recent-views';

/** A few numerals, so that no count overflows. */
const count = z._default(z.string().check(z.regex(/^\d{1,3}$/)), String(recentViewsCount));
/** Longer than any fund's name or code. */
const longestSearch = 200;

const recentQuery = z.object({ num: count });
const searchQuery = z.object({ searchString: z.string().check(z.maxLength(longestSearch)) });

/** The funds of a region to those who are signed in: lists, search, and what they are sorted into [API-42..47, API-74]. */
export const fundRoutes: RouteGroup = (app, surroundings) => {
  const { region, database, clock } = surroundings;
  const listing = (
    rows: Awaited<ReturnType<typeof listedFunds>>,
    request: Parameters<typeof languageOf>[0],
  ): FundList => rows.map((row) => wireListing(row, languageOf(request, region)));

  app.get(region === 'HK' ? '/stocks' : '/stockList', async (request): Promise<FundList> => {
    await requireSession(request, surroundings);
    const { searchString } = understood(searchQuery, request.query);
    return listing(await findFunds(database, region, searchString), request);
  });

  app.get('/fund', async (request): Promise<FundList> => {
    await requireSession(request, surroundings);
    return listing(
      await listedFunds(database).where(eq(funds.region, region)).orderBy(asc(funds.code), funds.id),
      request,
    );
  });

  app.get('/fund/search', async (request): Promise<FundList> => {
    const { clientId } = await requireSession(request, surroundings);
    const rows = await listedFunds(database)
      .innerJoin(promotedFunds, eq(promotedFunds.fundId, funds.id))
      .where(eq(promotedFunds.region, region))
      .orderBy(asc(promotedFunds.position));
    return listing(region === 'TW' ? await offered(rows, clientId) : rows, request);
  });

  /** Those that suit the level a client is treated with [SUIT-24, SUIT-29, SUIT-30]. */
  const offered = async (rows: Awaited<ReturnType<typeof listedFunds>>, clientId: string) => {
    const rated = rows.map((row) => ({ row, riskRating: parseFundRiskRating(row.riskRating ?? undefined) }));
    return fundOffer(rated, await ratedProfileOf(surroundings, clientId)).funds.map(({ row }) => row);
  };

  app.get('/fund/recentView', async (request): Promise<FundList> => {
    const { clientId } = await requireSession(request, surroundings);
    const { num } = understood(recentQuery, request.query);
    return listing(await recentlyViewed(database, clientId, Number(num)), request);
  });

  app.get('/fund/category', async (request): Promise<FundCodeList> => {
    await requireSession(request, surroundings);
    return codesOf(categoryNames, request);
  });

  const codesOf = (names: typeof categoryNames, request: Parameters<typeof languageOf>[0]): FundCodeList =>
    Object.keys(names)
      .filter((code) => code !== '')
      .map((code) => wireCode(code, names, languageOf(request, region)));

  if (region === 'HK') return;

  app.get('/fund/marketType', async (request): Promise<FundCodeList> => {
    await requireSession(request, surroundings);
    return codesOf(marketTypeNames, request);
  });

  app.get('/fund/lastPrice', async (request): Promise<LastPriceList> => {
    await requireSession(request, surroundings);
    const last = latestPrice(database, today(clock));
    const rows = await database
      .select({ localId: funds.localId, currency: funds.currency, nav: last.nav, date: last.date })
      .from(funds)
      .crossJoinLateral(last)
      .where(eq(funds.region, region))
      .orderBy(asc(funds.code), asc(funds.id));
    return rows.map(({ nav, date, ...fund }) => ({ jfFundCode: jfFundCode(fund), nav, date }));
  });
};

function understood<S extends z.ZodMiniType>(schema: S, query: unknown): z.output<S> {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw new Refusal(400, ['QUERY_INVALID']);
  return parsed.data;
}
