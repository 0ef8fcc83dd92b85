import { and, asc, eq, gte } from 'drizzle-orm';
import { nextBusinessDay } from '../../domain/calendar/calendar';
import { isSubscribedOn } from '../../domain/funds/fund-subscription';
import { today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import { funds } from '../database/schema/funds';
import { dealingCalendars } from './dealing-calendar';
import { jfFundCode } from './listed-funds';
import { hasOneOfCodes } from './fund-codes';

type Deps = Pick<ServerContext, 'database' | 'region' | 'clock'>;

/**
 * Loads the terms of funds for orders and plans: of a new one the end of its subscription, its first dealing day and
 * its price [TRADE-26, TRADE-129..139].
 */
export async function fundOrderTerms({ database, region, clock }: Deps, codes: readonly string[]) {
  const day = today(clock);
  const found = await database
    .select()
    .from(funds)
    .where(hasOneOfCodes(region, codes))
    .orderBy(asc(funds.code), asc(funds.id));
  const calendars = await dealingCalendars(database);
  return found.map((fund) => {
    const {
      code,
      baseCurrency: currency,
      isDigitalClass: isDigitalShareClass,
      subscribedUntil: until,
      issuePrice,
      feeType,
    } = fund;
    const dealsOn =
      until !== null && isSubscribedOn(until, day) ? nextBusinessDay(until, calendars({ fund, intoFund: null })) : '';
    return {
      code,
      jfFundCode: jfFundCode(fund),
      currency,
      isDigitalShareClass,
      feeType,
      subscription: dealsOn === '' ? null : { until, dealsOn, issuePrice },
    };
  });
}

/** The asset manager's own codes of a region's funds that are subscribed now. */
export async function newFundCodes({ database, region, clock }: Deps): Promise<readonly string[]> {
  const found = await database
    .select({ localId: funds.localId, currency: funds.currency })
    .from(funds)
    .where(and(eq(funds.region, region), gte(funds.subscribedUntil, today(clock))))
    .orderBy(asc(funds.id));
  return found.map(jfFundCode);
}
