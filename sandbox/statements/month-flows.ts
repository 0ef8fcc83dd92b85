import { byDate } from '../../domain/calendar/by-date';
import type { CashTransactionType } from '../../domain/cash-account/cash-transaction-type';
import { type OrderNumber, orderNumber } from '../../domain/trading/orders/order-number';
import { add, type Decimal, isNegative, isZero, negate, zero } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import type { BookedOrder, NamedFund, OrderMoney, StatementBooks } from './statement-books';

/** Money that comes from the client's own bank, or goes there, within the month of a statement. */
export type Flow = {
  readonly date: string;
  readonly kind: 'purchase' | 'proceeds' | 'refund' | 'distribution' | CashTransactionType;
  readonly currency: string;
  /** Above zero what the client paid in, below what was paid out. */
  readonly amount: Decimal;
  readonly fund?: NamedFund;
  readonly orderId?: string;
};

/** Money of a client that is neither in a fund nor in the Cash Account, and why. */
export type MoneyOnItsWay = {
  readonly kind: 'purchase' | 'sale' | 'remittance' | 'switch' | 'dividend';
  readonly currency: string;
  readonly amount: Decimal;
  readonly fund: NamedFund;
  readonly into?: NamedFund;
  readonly orderNo: OrderNumber;
};

/**
 * Lists the payments of and to a client, from a first day to a last; what an order took from the Cash Account or from a
 * distribution never left [ORDQ-09].
 */
export function listFlows(books: StatementBooks, { first, last }: { first: string; last: string }): readonly Flow[] {
  const reinvested = reinvestedOrders(books);
  const ofOrders = books.orders.flatMap((order) => orderFlows(order, reinvested.has(order.stored.row.id)));
  const distributions = books.dividends.flatMap(({ date, currency, gross, fund, orderId }): readonly Flow[] => {
    const paid = { kind: 'distribution' as const, currency, amount: negate(gross), fund };
    if (orderId === undefined) return [{ ...paid, date }];
    const ended = endedUnpaid(reinvested.get(orderId));
    return ended === undefined ? [] : [{ ...paid, date: ended, orderId }];
  });
  const cash = books.cash
    .filter(({ orderId }) => orderId === undefined)
    .map(({ date, type, currency, amount }) => ({ date, kind: type, currency, amount }));
  return [...ofOrders, ...distributions, ...cash].filter(({ date }) => date >= first && date <= last).toSorted(byDate);
}

function orderFlows({ stored: { row, fund }, money }: BookedOrder, isReinvestment: boolean): readonly Flow[] {
  if (row.paidFrom === 'cash-account') return [];
  return money
    .filter(({ account, amount }) => account === 'client' && !(isReinvestment && isNegative(amount)))
    .map(({ date, amount }) => {
      const back = row.kind === 'redemption' ? ('proceeds' as const) : ('refund' as const);
      const kind = isNegative(amount) ? ('purchase' as const) : back;
      return { date, kind, currency: row.currency, amount: negate(amount), fund, orderId: row.id };
    });
}

/** Where a client's money stood at the end of a day outside of funds and the Cash Account [ORDQ-09]. */
export function moneyOnItsWay(books: StatementBooks, day: string): readonly MoneyOnItsWay[] {
  const reinvested = reinvestedOrders(books);
  const ofOrders = books.orders.flatMap(({ stored: { row, fund, intoFund }, money }): readonly MoneyOnItsWay[] => {
    const moved = money.filter(({ date }) => date <= day);
    const waiting = totalOf(moved, 'waiting');
    const amount = add(totalOf(moved, 'clearing'), waiting);
    if (isZero(amount)) return [];
    const sold = isZero(waiting) ? ('sale' as const) : ('remittance' as const);
    const kind = { buy: 'purchase' as const, redemption: sold, switch: 'switch' as const }[row.kind];
    const orderNo = orderNumber(row.serial);
    return [{ kind, currency: row.currency, amount, fund, orderNo, ...(intoFund ? { into: intoFund } : {}) }];
  });
  const toInvest = books.dividends.flatMap(({ date, currency, gross, fund, orderId }): readonly MoneyOnItsWay[] => {
    const order = orderId === undefined ? undefined : reinvested.get(orderId);
    if (orderId === undefined || order === undefined || date > day) return [];
    const paidOn = order.money.find(({ account }) => account === 'client')?.date;
    const until = paidOn ?? endedUnpaid(order);
    if (until !== undefined && until <= day) return [];
    const { row, fund: into } = order.stored;
    return [{ kind: 'dividend', currency, amount: gross, fund, into, orderNo: orderNumber(row.serial) }];
  });
  return [...ofOrders, ...toInvest];
}

/** The balance of the Cash Account at the end of a day, by currency. */
export function cashAt({ cash }: StatementBooks, day: string): ReadonlyMap<string, Decimal> {
  const balances = new Map<string, Decimal>();
  for (const { date, currency, amount } of cash)
    if (date <= day) balances.set(currency, add(balances.get(currency) ?? zero, amount));
  return balances;
}

/** Returns the fees booked of an order up to a day. */
export const bookedFees = ({ money }: Pick<BookedOrder, 'money'>, until: string): Decimal =>
  totalOf(
    money.filter(({ date }) => date <= until),
    'fees',
  );

const totalOf = (money: readonly OrderMoney[], of: OrderMoney['account']): Decimal =>
  sum(money.flatMap(({ account, amount }) => (account === of ? [amount] : [])));

function reinvestedOrders({ orders, dividends }: StatementBooks): ReadonlyMap<string, BookedOrder> {
  const ids = new Set(dividends.flatMap(({ orderId }) => orderId ?? []));
  return new Map(
    orders.flatMap((order) => (ids.has(order.stored.row.id) ? [[order.stored.row.id, order] as const] : [])),
  );
}

/** Tells whether an order was cancelled or rejected up to a day. */
export const cameToNothing = ({ stored: { events }, dates }: BookedOrder, day: string): boolean =>
  events.some(({ kind }, index) => (kind === 'cancelled' || kind === 'rejected') && (dates[index] ?? '') <= day);

/** The day on which an order ended that took no money. */
export function endedUnpaid(order: BookedOrder | undefined): string | undefined {
  const last = order?.stored.events.at(-1)?.kind;
  const isUnpaid = order?.money.length === 0 && (last === 'cancelled' || last === 'rejected');
  return isUnpaid ? order.dates.at(-1) : undefined;
}
