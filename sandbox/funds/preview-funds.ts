import { asc, eq, sql } from 'drizzle-orm';
import type { DistributionFrequency } from '../../domain/funds/fund-details';
import type { Region } from '../../domain/region';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { publishedPerformance } from '../database/schema/fund-lists';
import { fundFacts } from '../database/schema/fund-records';
import { funds } from '../database/schema/funds';
import { isWithinAllowance } from '../limits/count-write';
import type { CallContext } from '../wire/call-context';
import { calculatedPerformance } from './calculated-performance';
import { hasOneOfCodes } from './fund-codes';
import { loadDistributions } from './fund-distributions';
import { latestPrice } from './latest-price';
import { jfFundCode } from './listed-funds';
import { priceText } from './price-text';
import { loadPriceRecords } from './price-records';
import { rememberView } from './recent-views';

/** The funds of these codes, or of these codes of the asset manager's own; who asks for one code views the only fund that it brings [GQL-12, FUND-02]. */
export async function previewFunds(codes: readonly string[], context: CallContext) {
  const { server, language } = context;
  const { database, region, clock } = server;
  const { clientId } = await context.session();
  const day = today(clock);
  const { previewPrice, previewIvrCode } = regionAnswers[region];
  const found = await findByCodes(database, region, codes, day);
  const [viewed, ...others] = found;
  if (
    codes.length === 1 &&
    viewed !== undefined &&
    others.length === 0 &&
    (await isWithinAllowance(server, viewOf(clientId)))
  )
    await rememberView(database, { clientId, fundId: viewed.fund.id, viewedAt: clock.now() });
  const performanceOf = await performancesOf(database, found, day);
  return found.map(({ fund, nav, date, ...row }) => {
    const figures = performanceOf({ fund, ...row });
    return {
      name: { code: fund.code, value: localised(fund.names, language) ?? null },
      isinCode: fund.isin,
      fundPrice: nav === null ? null : { [previewPrice]: priceText(nav, fund), date },
      baseCurrency: fund.baseCurrency,
      fundRiskRating: fund.riskRating,
      fundPerformance: figures && { ...commonPerformance(figures), ...longPeriods(figures, region) },
      availability: { ...commonFlags(fund), ...regionalFlags(fund) },
      jfFundCode: jfFundCode(fund),
      statusNormal: fund.statusNormal,
      ivrCode: previewIvrCode ? String(fund.id) : null,
    };
  });
}

/** The other periods of the funds of these codes, or of these codes of the asset manager's own; asking is no view. */
export async function fundPeriods(codes: readonly string[], context: CallContext) {
  const { database, region, clock } = context.server;
  await context.session();
  const day = today(clock);
  const found = await findByCodes(database, region, codes, day);
  const performanceOf = await performancesOf(database, found, day);
  return found.map((row) => {
    const figures = performanceOf(row);
    return {
      code: row.fund.code,
      jfFundCode: jfFundCode(row.fund),
      oneMonth: figures?.oneMonth,
      threeMonth: figures?.threeMonth,
      sixMonth: figures?.sixMonth,
      yearToDate: figures?.yearToDate,
      sinceStart: figures?.sinceStart,
    };
  });
}

type Found = {
  readonly fund: Fund;
  readonly published: Published | null;
  readonly distributionFrequency: DistributionFrequency | null;
};

/** The performance of each fund: as it was published, else as its prices have it. */
async function performancesOf(database: Database, found: readonly Found[], day: string) {
  const unpublished = found.flatMap(({ fund, published }) => (published === null ? [fund.id] : []));
  if (unpublished.length === 0) return ({ published }: Found) => published ?? undefined;
  const records = await loadPriceRecords(database, unpublished, day);
  const distributions = await loadDistributions(database, unpublished);
  return ({ fund, published, distributionFrequency }: Found) =>
    published ??
    calculatedPerformance({
      record: records.get(fund.id) ?? [],
      currency: fund.currency,
      distributionFrequency: distributionFrequency ?? undefined,
      distributions: (distributions.get(fund.id) ?? []).map((paid) => ({ ...paid, amount: decimal(paid.amount) })),
    });
}

/** The allowance of remembered views: a client who looks at more funds than anybody does still sees them. */
const viewOf = (clientId: string) => ({ clientId, kind: 'view of a fund' });

type Fund = typeof funds.$inferSelect;
type Published = Omit<typeof publishedPerformance.$inferSelect, 'fundId'>;

function findByCodes(database: Database, region: Region, codes: readonly string[], day: string) {
  const price = latestPrice(database, day);
  return database
    .select({
      fund: funds,
      published: publishedPerformance,
      distributionFrequency: fundFacts.distributionFrequency,
      nav: price.nav,
      date: price.date,
    })
    .from(funds)
    .leftJoin(fundFacts, eq(fundFacts.fundId, funds.id))
    .leftJoin(publishedPerformance, eq(publishedPerformance.fundId, funds.id))
    .leftJoinLateral(price, sql`true`)
    .where(hasOneOfCodes(region, codes))
    .orderBy(asc(funds.code), asc(funds.id));
}

/** HK has no two-year figure, TW none of five years [ENT-30, ENT-31]. */
function longPeriods(figures: Published, region: Region): Pick<Published, 'twoYear' | 'fiveYear'> {
  const { longPeriod } = regionAnswers[region];
  return { twoYear: null, fiveYear: null, [longPeriod]: figures[longPeriod] };
}

/** The flags of the fund's region alone [ENT-06..08]. */
function regionalFlags(fund: Fund): Readonly<Record<string, boolean | null>> {
  const said = {
    availSchBuy: fund.availScheduledBuy,
    availSell: fund.availSell,
    availSwitchSell: fund.availSwitchSell,
  };
  return Object.fromEntries(regionAnswers[fund.region].previewFlags.map((flag) => [flag, said[flag]]));
}

const commonPerformance = ({ effectiveDate, ...figures }: Published) => ({
  oneYear: figures.oneYear,
  threeYear: figures.threeYear,
  performanceEffectiveDate: effectiveDate,
});

const commonFlags = (fund: Fund) => ({
  availBuy: fund.availBuy,
  availRSPBuy: fund.availRegularBuy,
  availERSPBuy: fund.availFlexibleBuy,
});
