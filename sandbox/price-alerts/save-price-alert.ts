import { eq, sql } from 'drizzle-orm';
import { today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import { funds } from '../database/schema/funds';
import { priceAlerts } from '../database/schema/price-alerts';
import { latestPrice } from '../funds/latest-price';

type Input = Pick<
  typeof priceAlerts.$inferInsert,
  'clientId' | 'fundId' | 'direction' | 'target' | 'isEnabled' | 'language'
>;

/** Keeps an alert in place of the one on that side of the fund's price. A target that is new or switched on again waits for the prices after the latest one; one that is as it was forgets nothing [ACCT-05, OPEN-53]. */
export async function savePriceAlert(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { target, isEnabled, language, ...alert }: Input,
): Promise<void> {
  const latest = latestPrice(database, today(clock));
  const ofLatest = (column: typeof latest.nav | typeof latest.date) =>
    sql`(${database
      .select({ value: column })
      .from(funds)
      .innerJoinLateral(latest, sql`true`)
      .where(eq(funds.id, alert.fundId))})`;
  const isSameTarget = sql`${priceAlerts.target} = excluded.target`;
  const goesOn = sql`${isSameTarget} and ${priceAlerts.isEnabled}`;
  await database
    .insert(priceAlerts)
    .values({ ...alert, target, isEnabled, language, basePrice: ofLatest(latest.nav), baseDay: ofLatest(latest.date) })
    .onConflictDoUpdate({
      target: [priceAlerts.clientId, priceAlerts.fundId, priceAlerts.direction],
      set: {
        target,
        isEnabled,
        language,
        basePrice: sql`case when ${goesOn} then ${priceAlerts.basePrice} else excluded.base_price end`,
        baseDay: sql`case when ${goesOn} then ${priceAlerts.baseDay} else excluded.base_day end`,
        comparedPrices: sql`case when ${goesOn} then ${priceAlerts.comparedPrices} end`,
        comparedVersion: sql`case when ${goesOn} then ${priceAlerts.comparedVersion} else 0 end`,
        toldPrice: sql`case when ${isSameTarget} then ${priceAlerts.toldPrice} end`,
        toldOn: sql`case when ${isSameTarget} then ${priceAlerts.toldOn} end`,
        toldDays: sql`case when ${isSameTarget} then ${priceAlerts.toldDays} else '{}' end`,
      },
    });
}
