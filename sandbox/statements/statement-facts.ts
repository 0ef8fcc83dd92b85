import { regionDefaults } from '../../config/regions';
import { addDays } from '../../domain/calendar/calendar';
import { daysOfMonth } from '../../domain/documents/statement-months';
import { type Decimal, multiply, negate } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { valuedHoldings } from '../portfolio/holding-statistics';
import type { ValuedHolding } from '../portfolio/valued-holding';
import { type MonthBalance, monthBalance, type RatesByDay, ratesByDay } from './month-balance';
import type { Flow } from './month-flows';
import { accountNumbersOf } from './statement-client';
import { type LooseMovement, type StatementBooks, statementBooks } from './statement-books';

type Query = { readonly clientId: string; readonly month: string; readonly region: Region };

/** Units that no order moved, with what they came to in the fund's currency: a purchase its cost, a sale its worth at that day's price; undefined where there is none. */
export type PricedMovement = LooseMovement & { readonly amount: Decimal | undefined };

/** All that a client's month comes to: what was held when it ended, valued as then, and what happened in it, in the region's currency. */
export type StatementFacts = {
  readonly month: string;
  readonly first: string;
  readonly last: string;
  /** The day before the first, at whose end the opening balance is. */
  readonly before: string;
  readonly currency: string;
  readonly accountNumbers: readonly string[];
  readonly holdings: readonly ValuedHolding[];
  readonly books: StatementBooks;
  readonly looseMovements: readonly PricedMovement[];
  readonly balance: MonthBalance;
  readonly rates: RatesByDay;
};

/** Reads a client's month from the books that the portfolio follows from; undefined for what is no month [ORDQ-09]. */
export async function statementFacts(
  database: Database,
  { clientId, month, region }: Query,
): Promise<StatementFacts | undefined> {
  const days = daysOfMonth(month);
  if (days === undefined) return undefined;
  const { first, last } = days;
  const before = addDays(first, -1);
  const currency = regionDefaults[region].defaultCurrency;
  const books = await statementBooks(database, { clientId, first, last });
  const held = {
    opening: await valuedHoldings(database, { clientId, day: before }),
    closing: await valuedHoldings(database, { clientId, day: last }),
  };
  const looseMovements = books.looseMovements.map(pricedMovement);
  const rates = await ratesByDay(database, [
    before,
    last,
    ...daysOfMoney(books).filter((day) => day >= first && day <= last),
  ]);
  const looseFlows = looseMovements.flatMap(looseFlow);
  return {
    month,
    first,
    last,
    before,
    currency,
    accountNumbers: await accountNumbersOf(database, clientId),
    holdings: held.closing,
    books,
    looseMovements,
    rates,
    balance: monthBalance({ books, currency, rates, held, looseFlows, before, first, last }),
  };
}

/** The days on which money or units of a client counted. */
const daysOfMoney = ({ orders, looseMovements, dividends, cash }: StatementBooks): readonly string[] => [
  ...orders.flatMap(({ dates }) => dates),
  ...[...looseMovements, ...dividends, ...cash].map(({ date }) => date),
];

export const pricedMovement = (movement: LooseMovement): PricedMovement => {
  const { kind, units, cost, price } = movement;
  return { ...movement, amount: kind === 'sell' ? price && multiply(units, price) : cost };
};

/** Returns the payment of loose units. */
function looseFlow({ date, kind, amount, fund }: PricedMovement): readonly Flow[] {
  if (amount === undefined) return [];
  const paid = { date, currency: fund.currency, fund };
  return [
    kind === 'sell'
      ? { ...paid, kind: 'proceeds' as const, amount: negate(amount) }
      : { ...paid, kind: 'purchase' as const, amount },
  ];
}
