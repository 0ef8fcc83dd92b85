import { eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { addDays, type Calendar } from '../../domain/calendar/calendar';
import { sum } from '../../domain/money/sum';
import { type Region, regions } from '../../domain/region';
import { isPricingSuspended } from '../../domain/trading/limits/pricing-suspension';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { preparedStatement } from '../database/prepared-statement';
import { calendars, fundMarkets, type funds } from '../database/schema/funds';

type DealtFund = Pick<typeof funds.$inferSelect, 'id' | 'region' | 'subscribedUntil'>;
/** The fund of an order, and that which a switch buys. */
type Funds = { readonly fund: DealtFund; readonly intoFund: DealtFund | null };

/** When the funds of an order are dealt. */
export type DealingCalendars = (funds: Funds) => Calendar;

/** Longer than any new fund is subscribed. */
const longestSubscription = 45;

/**
 * When orders are dealt: on the business days of their funds' region, without the closures that came in at run time as a
 * market of its name, those on which too much of a fund's markets is closed, and those before a new fund is established [OPEN-32, OPEN-37, TRADE-91, TRADE-119].
 */
export async function dealingCalendars(database: Database): Promise<DealingCalendars> {
  const closures = await allClosures(database).execute();
  const byFund = groupBy(closures, ({ fundId }) => fundId);
  const byRegion = groupBy(byFund.get(null) ?? [], ({ market }) => market);
  const closedFor = ({ id, subscribedUntil }: DealtFund): readonly string[] => {
    const byDate = groupBy(byFund.get(id) ?? [], ({ date }) => date);
    const suspended = [...byDate].filter(([, closed]) =>
      isPricingSuspended(sum(closed.map(({ share }) => decimal(share ?? '0')))),
    );
    return [...suspended.map(([date]) => date), ...subscriptionDays(subscribedUntil)];
  };
  return ({ fund, intoFund }) => {
    const everywhere = (byRegion.get(fund.region) ?? []).map(({ date }) => date);
    const own = [...everywhere, ...closedFor(fund), ...(intoFund ? closedFor(intoFund) : [])];
    return marketCalendar(fund.region, new Set(own));
  };
}

/** The days on which a region's whole market isn't dealt, as they came in at run time [OPEN-32]. */
export async function marketClosures(database: Database, region: Region): Promise<readonly string[]> {
  const closures = await allClosures(database).execute();
  return closures.filter(({ fundId, market }) => fundId === null && market === region).map(({ date }) => date);
}

const allClosures = preparedStatement((database) => {
  const ofAll = database
    .select({
      fundId: sql<number | null>`null::integer`,
      share: sql<string | null>`null::numeric`,
      market: calendars.market,
      date: calendars.date,
    })
    .from(calendars)
    .where(inArray(calendars.market, [...regions]));
  const ofFunds = database
    .select({
      fundId: fundMarkets.fundId,
      share: fundMarkets.share,
      market: calendars.market,
      date: calendars.date,
    })
    .from(fundMarkets)
    .innerJoin(calendars, eq(calendars.market, fundMarkets.market));
  return unionAll(ofAll, ofFunds).prepare('all_closures');
});

/** The days on which a new fund is subscribed but not yet dealt. */
const subscriptionDays = (until: string | null): readonly string[] =>
  until === null ? [] : Array.from({ length: longestSubscription }, (_, back) => addDays(until, -back));
