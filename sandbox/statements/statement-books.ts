import type { MovementKind } from '../../domain/holdings/unit-lots';
import { and, asc, desc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import type { CashTransactionType } from '../../domain/cash-account/cash-transaction-type';
import type { Decimal } from '../../domain/money/decimal';
import type { LedgerAccount } from '../../domain/trading/dealing/order-bookings';
import { valueDates } from '../../domain/trading/records/value-dates';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { cashAccounts, cashTransactions } from '../database/schema/cash-accounts';
import { accounts, type LocalTexts } from '../database/schema/clients';
import { reinvestedDividends } from '../database/schema/distributions';
import { dividends, funds, movements, navs } from '../database/schema/funds';
import { ledgerEntries, orderMovements, orders } from '../database/schema/orders';
import { type StoredOrder, loadOrders } from '../orders/books/stored-orders';

export type NamedFund = { readonly code: string; readonly names: LocalTexts; readonly currency: string };

/** Money that an event of an order moved, and the day on which it counts. */
export type OrderMoney = {
  /** The number of the event that moved it. */
  readonly sequence: number;
  readonly date: string;
  readonly account: LedgerAccount;
  readonly amount: Decimal;
  /** Tells whether the units were moved because the price of a deal was corrected. */
  readonly isCorrection: boolean;
};

/** An order with the money that it moved, as it was booked. */
export type BookedOrder = {
  readonly stored: StoredOrder;
  readonly money: readonly OrderMoney[];
  readonly dates: readonly string[];
};

/** The holding that something belongs to: the units of one fund in one account and, in Taiwan, of one kind of account. */
export type HoldingKey = {
  readonly accountNumber: string;
  readonly fundId: number;
  readonly paymentType: string | null;
};

/** Units that no order of the books moved: those from before orders were kept here. */
export type LooseMovement = HoldingKey & {
  readonly date: string;
  readonly kind: MovementKind;
  readonly units: Decimal;
  /** The cost of a purchase, in the fund's currency. */
  readonly cost: Decimal;
  /** The fund's latest price on that day. */
  readonly price: Decimal | undefined;
  readonly fund: NamedFund;
};

export type PaidDividend = HoldingKey & {
  readonly date: string;
  readonly gross: Decimal;
  readonly currency: string;
  readonly fund: NamedFund;
  /** The purchase that it became. */
  readonly orderId: string | undefined;
};

/** Money that came into the Cash Account or left it, with the order that it paid. */
type CashMove = {
  readonly date: string;
  readonly type: CashTransactionType;
  readonly currency: string;
  /** Below zero what left. */
  readonly amount: Decimal;
  readonly orderId: string | undefined;
};

/** All that was booked for a client, by the days on which it counts. */
export type StatementBooks = {
  readonly orders: readonly BookedOrder[];
  readonly looseMovements: readonly LooseMovement[];
  readonly dividends: readonly PaidDividend[];
  readonly cash: readonly CashMove[];
  readonly hasCashAccount: boolean;
};

type Query = { readonly clientId: string; readonly first: string; readonly last: string };

/** Reads what was booked for a client up to a day; of units that no order moved, only from a first day on. */
export async function statementBooks(database: Database, { clientId, first, last }: Query): Promise<StatementBooks> {
  const fund = { code: funds.code, names: funds.names, currency: funds.currency };
  const booked = await bookedOrders(database, clientId);
  const price = database
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.fundId, movements.fundId), lte(navs.date, movements.date), gt(navs.nav, '0')))
    .orderBy(desc(navs.date))
    .limit(1)
    .as('price');
  const loose = await database
    .select({
      accountNumber: movements.accountNumber,
      fundId: movements.fundId,
      paymentType: movements.paymentType,
      date: movements.date,
      kind: movements.kind,
      units: movements.units,
      cost: movements.cost,
      nav: price.nav,
      fund,
    })
    .from(movements)
    .leftJoin(orderMovements, eq(orderMovements.movementId, movements.id))
    .leftJoinLateral(price, sql`true`)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(
      and(
        eq(accounts.clientId, clientId),
        isNull(orderMovements.orderId),
        gte(movements.date, first),
        lte(movements.date, last),
      ),
    )
    .orderBy(asc(movements.date), asc(movements.id));
  const paid = await database
    .select({ dividend: dividends, orderId: reinvestedDividends.orderId, fund })
    .from(dividends)
    .leftJoin(reinvestedDividends, eq(reinvestedDividends.dividendId, dividends.id))
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .where(and(eq(accounts.clientId, clientId), lte(dividends.date, last)))
    .orderBy(asc(dividends.date), asc(dividends.id));
  const cash = await database
    .select({ transaction: cashTransactions, currency: cashAccounts.currency })
    .from(cashAccounts)
    .leftJoin(cashTransactions, eq(cashTransactions.cashAccountSid, cashAccounts.sid))
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(cashTransactions.at), asc(cashTransactions.sid));
  const byOrder = new Map(booked.map((one) => [one.stored.row.id, one]));
  return {
    orders: booked,
    looseMovements: loose.map(({ date, kind, units, cost, nav, fund: of, ...holding }) => ({
      ...holdingKey(holding),
      date,
      kind,
      units: decimal(units),
      cost: decimal(cost),
      fund: of,
      price: nav === null ? undefined : decimal(nav),
    })),
    dividends: paid.map(({ dividend: { date, gross, currency, ...holding }, orderId, fund: of }) => ({
      ...holdingKey(holding),
      date,
      gross: decimal(gross),
      currency,
      fund: of,
      orderId: orderId ?? undefined,
    })),
    cash: cash.flatMap(({ transaction, currency }) =>
      transaction?.status === 'accepted' ? [cashMove(transaction, currency, byOrder)] : [],
    ),
    hasCashAccount: cash.length > 0,
  };
}

const holdingKey = ({ accountNumber, fundId, paymentType }: HoldingKey): HoldingKey => ({
  accountNumber,
  fundId,
  paymentType,
});

async function bookedOrders(database: Database, clientId: string): Promise<readonly BookedOrder[]> {
  const stored = await loadOrders(database, eq(orders.clientId, clientId));
  const entries = await database
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(eq(orders.clientId, clientId))
    .orderBy(asc(ledgerEntries.id));
  const ofOrder = groupBy(entries, ({ entry: { orderId } }) => orderId);
  return stored.map((one) => {
    const dates = valueDates(one.events);
    const money = (ofOrder.get(one.row.id) ?? []).map(({ entry: { sequence, account, amount } }) => ({
      sequence,
      date: dates[sequence] ?? '',
      account,
      amount: decimal(amount),
      isCorrection: one.events[sequence]?.kind === 'corrected',
    }));
    return { stored: one, money, dates };
  });
}

/** Returns the cash movement of an order's payment, which counts when the order's own money does. */
function cashMove(
  { type, sign, amount, at, orderId }: typeof cashTransactions.$inferSelect,
  currency: string,
  orderOf: ReadonlyMap<string, BookedOrder>,
): CashMove {
  const signed = decimal(sign === 1 ? amount : `-${amount}`);
  const isRefund = type === 'refund';
  const moved = orderId === null ? undefined : orderOf.get(orderId)?.money;
  const paying = moved?.find(({ account, amount: money }) => account === 'client' && money.digits > 0n === isRefund);
  const date = paying?.date ?? hongKongDay(at.toISOString()) ?? '';
  return { date, type, currency, amount: signed, orderId: orderId ?? undefined };
}
