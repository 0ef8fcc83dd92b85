import { and, asc, eq, gte } from 'drizzle-orm';
import { nextBusinessDay } from '../../domain/calendar/calendar';
import { isSubscribedOn } from '../../domain/funds/fund-subscription';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { funds } from '../database/schema/funds';
import { dealingCalendars } from './dealing-calendar';

type Fund = typeof funds.$inferSelect;
type Subscriptions = (fund: Fund) => { until: string; dealsOn: string; issuePrice: string | null } | null;

/** Says of a new fund until when it is subscribed, when it is dealt first, and at which price; null of any other [TRADE-26, TRADE-139]. */
export async function subscriptionsOf(database: Database, found: readonly Fund[], day: string): Promise<Subscriptions> {
  if (!found.some(({ subscribedUntil }) => isSubscribedOn(subscribedUntil, day))) return () => null;
  const calendars = await dealingCalendars(database);
  return (fund) => {
    const { subscribedUntil: until, issuePrice } = fund;
    if (until === null || !isSubscribedOn(until, day)) return null;
    return { until, dealsOn: nextBusinessDay(until, calendars({ fund, intoFund: null })), issuePrice };
  };
}

/** The codes of a region's funds that are subscribed on a day. */
export async function newFundCodes(database: Database, region: Region, day: string): Promise<readonly string[]> {
  const found = await database
    .select({ code: funds.code })
    .from(funds)
    .where(and(eq(funds.region, region), gte(funds.subscribedUntil, day)))
    .orderBy(asc(funds.id));
  return found.map(({ code }) => code);
}
