import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { performance } from '../../domain/funds/performance';
import { toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { today } from '../clock';
import { localised } from '../content/localised';
import type { Database } from '../database/database';
import { publishedPerformance } from '../database/schema/fund-lists';
import { funds, navs } from '../database/schema/funds';
import type { CallContext } from '../graphql/call-context';
import { decimal } from '../portfolio/decimal';
import { jfFundCode } from './listed-funds';
import { rememberView } from './recent-views';

const previewsAtMost = 60;

/** The funds of these codes, or of these codes of the asset manager's own; who asks for one code views what it brings [GQL-12, FUND-02]. */
export async function previewFunds(codes: readonly string[], context: CallContext) {
  const { surroundings, language } = context;
  const { database, region, clock } = surroundings;
  const { clientId } = await context.session();
  const day = today(clock);
  const found = await findByCodes(database, region, codes.slice(0, previewsAtMost), day);
  const [viewed] = found;
  if (codes.length === 1 && viewed !== undefined)
    await rememberView(database, { clientId, fundId: viewed.fund.id, viewedAt: clock.now() });
  return Promise.all(
    found.map(async ({ fund, published, nav, date }) => ({
      name: { code: fund.code, value: localised(fund.names, language) ?? null },
      isinCode: fund.isin,
      fundPrice: nav === null ? null : { [region === 'HK' ? 'bid' : 'nav']: nav, date },
      baseCurrency: fund.baseCurrency,
      fundRiskRating: fund.riskRating,
      fundPerformance: performanceIn(region, published ?? (await reckoned(database, fund.id, day))),
      availability: availabilityIn(region, fund),
      jfFundCode: jfFundCode(fund),
      statusNormal: fund.statusNormal,
      ivrCode: region === 'HK' ? String(fund.id) : null,
    })),
  );
}

type Fund = typeof funds.$inferSelect;
type Published = Omit<typeof publishedPerformance.$inferSelect, 'fundId'>;
type Region = Fund['region'];

function findByCodes(database: Database, region: Region, codes: readonly string[], day: string) {
  const price = database
    .select({ nav: navs.nav, date: navs.date })
    .from(navs)
    .where(and(eq(navs.fundId, funds.id), lte(navs.date, day), gt(navs.nav, '0')))
    .orderBy(desc(navs.date))
    .limit(1)
    .as('price');
  const own = sql<string>`${funds.localId} || '.' || ${funds.currency}`;
  return database
    .select({ fund: funds, published: publishedPerformance, nav: price.nav, date: price.date })
    .from(funds)
    .leftJoin(publishedPerformance, eq(publishedPerformance.fundId, funds.id))
    .leftJoinLateral(price, sql`true`)
    .where(and(eq(funds.region, region), or(inArray(funds.code, [...codes]), inArray(own, [...codes]))))
    .orderBy(asc(funds.code), asc(funds.id))
    .limit(previewsAtMost);
}

/** Of a fund whose figures nobody publishes, reckoned from its prices by the domain's rule [FUND-30, FUND-31]. */
async function reckoned(database: Database, fundId: number, day: string): Promise<Published> {
  const rows = await database
    .select({ date: navs.date, nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.fundId, fundId), lte(navs.date, day)))
    .orderBy(asc(navs.date));
  const series = rows.map(({ date, nav }) => ({ date, nav: decimal(nav) }));
  const percent = (period: Parameters<typeof performance>[1]): string | null => {
    const figure = performance(series, period, day);
    return figure === undefined ? null : toText(round(figure, 2, 'half-up'));
  };
  return {
    oneMonth: percent('1M'),
    threeMonth: percent('3M'),
    sixMonth: percent('6M'),
    oneYear: percent('1Y'),
    twoYear: null,
    threeYear: percent('3Y'),
    fiveYear: null,
    yearToDate: percent('YTD'),
    sinceStart: percent('ALL'),
    effectiveDate: series.at(-1)?.date ?? day,
  };
}

/** HK has no two-year figure, TW none of five years [ENT-30, ENT-31]. */
const performanceIn = (region: Region, { effectiveDate, ...figures }: Published) => ({
  oneMonth: figures.oneMonth,
  threeMonth: figures.threeMonth,
  sixMonth: figures.sixMonth,
  oneYear: figures.oneYear,
  twoYear: region === 'TW' ? figures.twoYear : null,
  threeYear: figures.threeYear,
  fiveYear: region === 'HK' ? figures.fiveYear : null,
  yearToDate: figures.yearToDate,
  sinceStart: figures.sinceStart,
  performanceEffectiveDate: effectiveDate,
});

/** Each region's flags alone [ENT-06..08]. */
const availabilityIn = (region: Region, fund: Fund) => ({
  availBuy: fund.availBuy,
  availRSPBuy: fund.availRegularBuy,
  availERSPBuy: fund.availFlexibleBuy,
  ...(region === 'HK'
    ? { availSchBuy: fund.availScheduledBuy }
    : { availSell: fund.availSell, availSwitchSell: fund.availSwitchSell }),
});
