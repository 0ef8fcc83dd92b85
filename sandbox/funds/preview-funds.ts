import { asc, eq, sql } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import { publishedPerformance } from '../database/schema/fund-lists';
import { funds } from '../database/schema/funds';
import { isWithinAllowance } from '../limits/count-write';
import type { CallContext } from '../wire/call-context';
import { hasOneOfCodes } from './fund-codes';
import { latestPrice } from './latest-price';
import { jfFundCode } from './listed-funds';
import { priceText } from './price-text';
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
  return found.map(({ fund, published, nav, date }) => ({
    name: { code: fund.code, value: localised(fund.names, language) ?? null },
    isinCode: fund.isin,
    fundPrice: nav === null ? null : { [previewPrice]: priceText(nav, fund), date },
    baseCurrency: fund.baseCurrency,
    fundRiskRating: fund.riskRating,
    fundPerformance: published && { ...commonPerformance(published), ...longPeriods(published, region) },
    availability: { ...commonFlags(fund), ...regionalFlags(fund) },
    jfFundCode: jfFundCode(fund),
    statusNormal: fund.statusNormal,
    ivrCode: previewIvrCode ? String(fund.id) : null,
  }));
}

/** The other periods of the funds of these codes, or of these codes of the asset manager's own; asking is no view. */
export async function fundPeriods(codes: readonly string[], context: CallContext) {
  const { database, region, clock } = context.server;
  await context.session();
  const day = today(clock);
  const found = await findByCodes(database, region, codes, day);
  return found.map(({ fund, published }) => ({
    code: fund.code,
    jfFundCode: jfFundCode(fund),
    oneMonth: published?.oneMonth,
    threeMonth: published?.threeMonth,
    sixMonth: published?.sixMonth,
    yearToDate: published?.yearToDate,
    sinceStart: published?.sinceStart,
  }));
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
      nav: price.nav,
      date: price.date,
    })
    .from(funds)
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
