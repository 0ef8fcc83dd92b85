import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { deductionTime } from '../../../domain/calendar/deduction-time';
import { minorUnitScale } from '../../../domain/money/currency';
import { multiply, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { payoutRounding } from '../../../domain/money/settlement-rounding';
import type { ByRegion, Region } from '../../../domain/region';
import { chargedFee } from '../../../domain/fees/purchase-fee';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import type { OrderDeal, OrderEvent } from '../../../domain/trading/dealing/order-event';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { trustCompanyCode } from '../../../domain/trading/orders/fund-side';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { clientBanks } from '../../banking/bank-authorities';
import { randomLetters } from '../../context/references';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { accounts, clients } from '../../database/schema/clients';
import { funds, movements, navs } from '../../database/schema/funds';
import { orderLists, orderMovements, orders } from '../../database/schema/orders';
import { toReceivedOrder, type OrderRow } from '../../orders/books/stored-orders';
import { recordPastEvents } from '../../orders/books/record-event';
import { daysBefore } from '../generation/days';

/** The clients whose earlier purchases and redemptions were orders of their own in the portal. */
const orderers = ['TW-TYPICAL', 'TW-NO-CODE', 'TW-ELITE', 'HK-TYPICAL', 'HK-GOLD'];

/** For so many days back nothing was ordered: every order of the demonstration's past is settled. */
const quietDays = 15;

const feePercent: ByRegion<string> = { HK: '1', TW: '0.6' };

/** The company whose funds are settled through a kind of account: the trust company's are onshore [TRADE-03]. */
const companyOf = (paymentType: string | null): string | undefined =>
  paymentType?.startsWith('ON') ? trustCompanyCode : undefined;

type Move = {
  readonly movement: typeof movements.$inferSelect;
  readonly region: Region;
  readonly clientId: string;
  readonly nav: string;
};

/** Makes the orders that some clients' movements came from, each from its receipt to its settlement, and one that was cancelled; the movements stay as they are. */
export async function seedPastOrders(database: Database, day: string): Promise<void> {
  const moves = await database
    .select({ movement: movements, region: clients.region, clientId: clients.id, nav: navs.nav })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(clients, eq(clients.id, accounts.clientId))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .innerJoin(navs, and(eq(navs.fundId, movements.fundId), eq(navs.date, movements.date)))
    .where(
      and(
        inArray(clients.id, orderers),
        eq(movements.tradingType, 'LS'),
        // What was exchanged would need the rates of long ago.
        eq(movements.settlementCurrency, funds.currency),
        lte(movements.date, daysBefore(day, quietDays)),
      ),
    )
    .orderBy(asc(movements.date), asc(movements.id));
  for (const [index, move] of moves.entries()) await seedDealt(database, move, index);
  for (const clientId of orderers) {
    const last = moves.findLast((move) => move.clientId === clientId && move.movement.kind === 'buy');
    if (last) await seedCancelled(database, last, daysBefore(day, quietDays));
  }
}

/** A list's number like those of today, which tells nothing of how it came to be. */
const numberOf = (...parts: readonly string[]): string => randomLetters(parts, 16).toLowerCase();

/** The order behind a movement. */
async function seedDealt(database: Database, move: Move, index: number): Promise<void> {
  const { movement, region, nav } = move;
  const isBuy = movement.kind === 'buy';
  const value = isBuy ? decimal(movement.cost) : worthOf(move);
  const row = await seedOrder(database, move, {
    oid: numberOf('dealt', String(movement.id)),
    receivedAt: `${movement.date}T02:${String(10 + (index % 50))}:00Z`,
    ...(isBuy
      ? { kind: 'buy', amount: movement.cost, units: null, feePercent: feePercent[region] }
      : { kind: 'redemption', amount: null, units: movement.units, feePercent: '0' }),
  });
  const deal: OrderDeal = { price: decimal(nav), units: decimal(movement.units), cost: value, amount: value };
  const events: OrderEvent[] = [
    { kind: 'received', at: row.receivedAt },
    { kind: 'accepted', at: deductionTime(row.order.cutOff, movement.date), dealingDate: movement.date },
  ];
  events.push({ kind: 'priced', at: dueAfter(row.order, events, region), deal });
  events.push({ kind: 'settled', at: dueAfter(row.order, events, region) });
  await recordPastEvents(database, row.order, events);
  const priced = events.findIndex(({ kind }) => kind === 'priced');
  await database.insert(orderMovements).values({ orderId: row.order.id, sequence: priced, movementId: movement.id });
}

const worthOf = ({ movement, nav }: Move) =>
  round(multiply(decimal(movement.units), decimal(nav)), minorUnitScale(movement.settlementCurrency), payoutRounding);

/** An order for the same fund once more, cancelled a quarter of an hour later. */
async function seedCancelled(database: Database, move: Move, date: string): Promise<void> {
  const { order, receivedAt } = await seedOrder(database, move, {
    oid: numberOf('cancelled', move.clientId),
    receivedAt: `${date}T01:30:00Z`,
    kind: 'buy',
    amount: move.movement.settlementCurrency === 'TWD' ? '50000' : '2000',
    units: null,
    feePercent: feePercent[move.region],
  });
  await recordPastEvents(database, order, [
    { kind: 'received', at: receivedAt },
    { kind: 'cancelled', at: `${date}T01:45:00Z` },
  ]);
}

/** When the next step of an order is due by itself, on the region's own calendar. */
function dueAfter(row: OrderRow, events: readonly OrderEvent[], region: Region): string {
  const state = orderFromEvents(toReceivedOrder(row), events);
  const step = state.ok ? nextOrderStep(state.value, marketCalendar(region)) : undefined;
  if (!step) throw new Error(`nothing follows the events of ${row.id}`);
  return step.dueAt;
}

const feeText = ({ amount, feePercent: percent }: Planned, currency: string): string =>
  toText(chargedFee({ amount: decimal(amount ?? ''), feePercent: decimal(percent ?? ''), currency }));

type Planned = Pick<OrderRow, 'oid' | 'kind' | 'amount' | 'units' | 'feePercent'> & { readonly receivedAt: string };

/** A list of the client's own with one order, sent at once. */
async function seedOrder(database: Database, { movement, region, clientId }: Move, planned: Planned) {
  const { receivedAt, ...ordered } = planned;
  const banks = await clientBanks(database, { clientId, day: receivedAt.slice(0, 10) });
  const { accountNumber, fundId, paymentType, settlementCurrency } = movement;
  const at = new Date(receivedAt);
  await database.insert(orderLists).values({
    oid: planned.oid,
    clientId,
    origin: 'client',
    accountNumber,
    lines: [],
    note: 'Ordered long ago',
    madeAt: at,
    signedAt: at,
    sentAt: at,
  });
  const authority = (planned.kind === 'buy' ? banks.debited : banks.credited)(accountNumber, settlementCurrency);
  const [order] = await database
    .insert(orders)
    .values({
      bankAccountId: authority?.bankAccountId ?? null,
      ...ordered,
      id: `${planned.oid}.1`,
      line: 1,
      clientId,
      accountNumber,
      fundId,
      paymentType,
      currency: settlementCurrency,
      cutOff: orderDesks[region].cutOff(companyOf(paymentType)),
      fee: planned.kind === 'buy' ? feeText(planned, settlementCurrency) : null,
    })
    .returning();
  if (!order) throw new Error(`the order ${planned.oid}.1 wasn't written`);
  return { order, receivedAt };
}
