import { asc, eq } from 'drizzle-orm';
import type { FundCodeList, FundListAnswer } from '../../contract/rest/funds/fund-list';
import { parseFundRiskRating } from '../../domain/funds/fund-risk-rating';
import type { Language } from '../../domain/language';
import { fundOffer } from '../../domain/suitability/risk/fund-offer';
import { today } from '../context/clock';
import { regionAnswers } from '../context/region-answers';
import { promotedFunds } from '../database/schema/fund-lists';
import { funds } from '../database/schema/funds';
import { loadRatedProfile } from '../suitability/risk-profile';
import type { CallGroup } from '../wire/serve';
import { allFunds } from './all-funds';
import { findFunds } from './find-funds';
import { categoryNames, marketTypeNames } from './fund-classification';
import { latestPrice } from './latest-price';
import { jfFundCode, fundListing, wireCode, wireListing } from './listed-funds';
import { priceText } from './price-text';
import { recentlyViewed } from './recent-views';

type Rows = Awaited<ReturnType<typeof fundListing>>;

/** The funds of a region to those who are signed in: lists, search, and what they are sorted into [API-42..47, API-74]. */
export const fundRoutes: CallGroup = (serve, context) => {
  const { region, database, clock } = context;

  for (const name of ['stocks', 'stockList'] as const)
    serve(name, async ({ query, language }) =>
      listing(await findFunds(database, region, query.searchString), language),
    );

  serve('fundAll', ({ language }) => allFunds(context, language));

  serve('fundSearch', async ({ clientId, language }) => {
    const rows = await fundListing(database)
      .innerJoin(promotedFunds, eq(promotedFunds.fundId, funds.id))
      .where(eq(promotedFunds.region, region))
      .orderBy(asc(promotedFunds.position));
    return listing(await putFirst[regionAnswers[region].fundsPutFirst](rows, clientId), language);
  });

  /** Those that suit the level a client is treated with [SUIT-24, SUIT-29, SUIT-30]. */
  const suitable = async (rows: Rows, clientId: string): Promise<Rows> => {
    const rated = rows.map((row) => ({ row, riskRating: parseFundRiskRating(row.riskRating ?? undefined) }));
    return fundOffer(rated, await loadRatedProfile(context, clientId)).funds.map(({ row }) => row);
  };

  const putFirst = { all: async (rows: Rows) => rows, suitable };

  serve('fundRecentView', async ({ clientId, query, language }) =>
    listing(await recentlyViewed(database, clientId, Number(query.num)), language),
  );

  serve('fundCategory', ({ language }) => codesOf(categoryNames, language));
  serve('fundMarketType', ({ language }) => codesOf(marketTypeNames, language));

  serve('fundLastPrice', async () => {
    const last = latestPrice(database, today(clock));
    const rows = await database
      .select({
        localId: funds.localId,
        currency: funds.currency,
        navPrecision: funds.navPrecision,
        nav: last.nav,
        date: last.date,
      })
      .from(funds)
      .crossJoinLateral(last)
      .where(eq(funds.region, region))
      .orderBy(asc(funds.code), asc(funds.id));
    return rows.map(({ nav, date, ...fund }) => ({ jfFundCode: jfFundCode(fund), nav: priceText(nav, fund), date }));
  });
};

const listing = (rows: Rows, language: Language): FundListAnswer => rows.map((row) => wireListing(row, language));

const codesOf = (names: typeof categoryNames, language: Language): FundCodeList =>
  Object.keys(names)
    .filter((code) => code !== '')
    .map((code) => wireCode(code, names, language));
