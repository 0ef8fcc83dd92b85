import { eq, sql } from 'drizzle-orm';
import { today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import { funds } from '../database/schema/funds';
import { priceAlerts } from '../database/schema/price-alerts';
import { latestPrice } from '../funds/latest-price';

type Wish = Omit<typeof priceAlerts.$inferInsert, 'comparedThrough' | 'toldPrice' | 'toldOn'>;

/** Keeps an alert in place of the one on that side of the fund's price. A target that is new or switched on again waits for the prices after the latest one; one that is as it was forgets nothing [ACCT-05, OPEN-53]. */
export async function keepPriceAlert(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { target, isEnabled, language, ...alert }: Wish,
): Promise<void> {
  const latest = latestPrice(database, today(clock));
  const compared = database
    .select({ date: latest.date })
    .from(funds)
    .innerJoinLateral(latest, sql`true`)
    .where(eq(funds.id, alert.fundId));
  const isSameTarget = sql`${priceAlerts.target} = excluded.target`;
  await database
    .insert(priceAlerts)
    .values({ ...alert, target, isEnabled, language, comparedThrough: sql`(${compared})` })
    .onConflictDoUpdate({
      target: [priceAlerts.clientId, priceAlerts.fundId, priceAlerts.direction],
      set: {
        ...{ target, isEnabled, language },
        comparedThrough: sql`case when ${isSameTarget} and ${priceAlerts.isEnabled} then ${priceAlerts.comparedThrough} else excluded.compared_through end`,
        toldPrice: sql`case when ${isSameTarget} then ${priceAlerts.toldPrice} end`,
        toldOn: sql`case when ${isSameTarget} then ${priceAlerts.toldOn} end`,
      },
    });
}
