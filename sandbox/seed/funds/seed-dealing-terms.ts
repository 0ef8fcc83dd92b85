import { and, eq } from 'drizzle-orm';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { nextBusinessDay } from '../../../domain/calendar/calendar';
import type { Database } from '../../database/database';
import { publishedPerformance } from '../../database/schema/fund-lists';
import { fundFacts } from '../../database/schema/fund-records';
import { fundMarkets, funds, navs } from '../../database/schema/funds';
import { daysBefore } from '../generation/days';
import type { SeedFund } from './themed-funds';

/** A market that is closed on every day for which order lists are prepared. */
export const closedMarket = 'ZZ';

/** Those of Taiwan's funds that are dealt otherwise, by their place: each in TWD. */
const places = { digitalClass: 22, closedMarket: 43, newFund: 543 };

/** The places of a fund that takes its fee on the way out, and of one that took it so before: each in TWD. */
export const feeTypePlaces = { backEnd: 162, both: 2 } as const;

/** Percents and days of the fictional funds' fees: examples, which a real server has by fund [OPEN-35]. */
const fees = {
  backEnd: { backEndFeePercent: '1.5' },
  shortTerm: { shortTermDays: 14, shortTermFeePercent: '0.5' },
} as const;

/** Subscribed for some days yet, and bought by no plan until it is established. */
const newFundTerms = (day: string) => ({
  subscribedUntil: daysBefore(day, -10),
  issuePrice: '10',
  availRegularBuy: false,
  availFlexibleBuy: false,
});

/** Makes one of Taiwan's funds a digital share class, one that is still subscribed, one whose market may be closed, and two of which units bear their fee on the way out; units of its equity funds bear a fee while they are young. */
export async function seedDealingTerms(database: Database, day: string, taiwan: readonly SeedFund[]): Promise<void> {
  const change = async (place: number, terms: Partial<typeof funds.$inferInsert>) => {
    await database
      .update(funds)
      .set(terms)
      .where(eq(funds.id, taiwan[place]?.id ?? 0));
  };
  await change(places.digitalClass, { isDigitalClass: true });
  await change(places.newFund, newFundTerms(day));
  await change(feeTypePlaces.backEnd, { feeType: 'back-end', ...fees.backEnd });
  await change(feeTypePlaces.both, fees.backEnd);
  await database
    .update(funds)
    .set(fees.shortTerm)
    .where(and(eq(funds.region, 'TW'), eq(funds.marketType, 'EQ')));
  const invested = taiwan[places.closedMarket];
  if (!invested) return;
  await database.insert(fundMarkets).values([
    { fundId: invested.id, market: closedMarket, share: '0.4' },
    { fundId: invested.id, market: 'TW', share: '0.6' },
  ]);
}

/** Takes from the new fund what only an established one has: prices and performance; its launch is the day after its subscription on which it is dealt. */
export async function seedNewFund(database: Database, taiwan: readonly SeedFund[]): Promise<void> {
  const fundId = taiwan[places.newFund]?.id ?? 0;
  const [fund] = await database.select().from(funds).where(eq(funds.id, fundId));
  if (!fund?.subscribedUntil) return;
  await database.delete(navs).where(eq(navs.fundId, fundId));
  await database.delete(publishedPerformance).where(eq(publishedPerformance.fundId, fundId));
  const launchDate = nextBusinessDay(fund.subscribedUntil, marketCalendar('TW'));
  await database.update(fundFacts).set({ launchDate }).where(eq(fundFacts.fundId, fundId));
}
