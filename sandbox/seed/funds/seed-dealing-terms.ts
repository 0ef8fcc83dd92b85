import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { fundMarkets, funds } from '../../database/schema/funds';
import { daysBefore } from '../generation/days';
import type { SeedFund } from './themed-funds';

/** A market that is closed on every day for which order lists are prepared. */
export const closedMarket = 'ZZ';

/** Which of Taiwan's funds are dealt otherwise, by their place: each in TWD. */
const places = { digitalClass: 22, closedMarket: 43, newFund: 543 };

/** Makes one of Taiwan's funds a digital share class, one that is still subscribed, and one whose market may be closed. */
export async function seedDealingTerms(database: Database, day: string, taiwan: readonly SeedFund[]): Promise<void> {
  const change = async (place: number, terms: Partial<typeof funds.$inferInsert>) => {
    await database
      .update(funds)
      .set(terms)
      .where(eq(funds.id, taiwan[place]?.id ?? 0));
  };
  await change(places.digitalClass, { isDigitalClass: true });
  await change(places.newFund, { subscribedUntil: daysBefore(day, -10), availSell: false, availSwitchSell: false });
  const invested = taiwan[places.closedMarket];
  if (!invested) return;
  await database.insert(fundMarkets).values([
    { fundId: invested.id, market: closedMarket, share: '0.4' },
    { fundId: invested.id, market: 'TW', share: '0.6' },
  ]);
}
