import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds, fxRates, movements, navs } from '../../../sandbox/database/schema/funds';
import { divide, fraction, multiply, position, rounded, subtract } from './plain-figures';
import { sumOf } from './portfolio-visitors';

type Held = Awaited<ReturnType<typeof readHeldPositions>>[number];

const placesOf = (currency: string): number => (['TWD', 'JPY'].includes(currency) ? 0 : 2);

/** Cost, value and profit in a currency, under the names they have on the wire. */
export function expectedFigures(held: Held, currency: string, prefix: '' | 'fundBaseCcy'): Record<string, string> {
  const { cost, value } = amounts(held, currency);
  const places = placesOf(currency);
  const profit = rounded(subtract(fraction(value), fraction(cost)), places);
  return prefix === ''
    ? { cost, marketValue: value, profit }
    : { fundBaseCcyCost: cost, fundBaseCcyValue: value, fundBaseCcyProfit: profit };
}

function amounts(held: Held, currency: string): { cost: string; value: string } {
  const { units, average } = position(held.movements);
  const rate = currency === held.currency ? fraction('1') : divide(held.rate(currency), held.rate(held.currency));
  const places = placesOf(currency);
  return {
    cost: rounded(multiply(multiply(units, average), rate), places),
    value: rounded(multiply(multiply(units, held.nav), rate), places),
  };
}

/** The totals of held positions, under the names they have on the wire. */
export function expectedTotals(positions: readonly Held[], currency: string): Record<string, string | number> {
  const cost = sumOf(positions.map((held) => amounts(held, currency).cost));
  const value = sumOf(positions.map((held) => amounts(held, currency).value));
  const profit = subtract(value, cost);
  const places = placesOf(currency);
  return {
    totalCost: rounded(cost, places),
    totalValue: rounded(value, places),
    value: rounded(value, places),
    profit: rounded(profit, places),
    returnPercent: rounded(multiply(divide(profit, cost), fraction('100')), 10),
    numberOfFunds: positions.length,
  };
}

/** A client's holdings read row by row with the simplest of queries, in the order of the answer. */
export async function readHeldPositions(database: Database, clientId: string) {
  const rows = await database
    .select({ movement: movements, fund: funds })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(movements.accountNumber), asc(funds.code), asc(movements.paymentType), asc(movements.date));
  const rates = await database.select().from(fxRates).orderBy(asc(fxRates.date));
  const perUsd = new Map(rates.map(({ currency, perUsd: rate }) => [currency, rate]));
  const prices = await database.select().from(navs).orderBy(asc(navs.date));
  const latest = new Map(prices.map((price) => [price.fundId, price]));
  const keys = [...new Set(rows.map(keyOf))];
  return keys.map((key) => {
    const mine = rows.filter((row) => keyOf(row) === key);
    const first = mine[0];
    const price = latest.get(first?.fund.id ?? 0);
    if (first === undefined || price === undefined) throw new Error('a holding without a price');
    return {
      accountNumber: first.movement.accountNumber,
      paymentType: first.movement.paymentType,
      settlementCurrency: first.movement.settlementCurrency,
      currency: first.fund.currency,
      movements: mine.map(({ movement }) => movement),
      nav: fraction(price.nav),
      navText: price.nav,
      navDate: price.date,
      rate: (currency: string) => fraction(perUsd.get(currency) ?? ''),
    };
  });
}

type BookRow = { readonly movement: typeof movements.$inferSelect; readonly fund: typeof funds.$inferSelect };

const keyOf = ({ movement }: BookRow): string =>
  [movement.accountNumber, movement.fundId, movement.paymentType].join(' ');
