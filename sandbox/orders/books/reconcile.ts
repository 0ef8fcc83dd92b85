import { eq, isNotNull, sql } from 'drizzle-orm';
import { isNegative, isZero, negate, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { orderCash } from '../../../domain/trading/dealing/order-cash';
import { orderBookings } from '../../../domain/trading/dealing/order-bookings';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { isFinished, orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { differencesInCashAccounts } from '../../cash-account/differences-in-cash-accounts';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { groupBy } from '../../../domain/kernel/group-by';
import { cashTransactions } from '../../database/schema/cash-accounts';
import { movements } from '../../database/schema/funds';
import { ledgerEntries, openOrders, orderMovements } from '../../database/schema/orders';
import { netUnits } from '../../database/net-units';
import { dealingCalendars } from '../../funds/dealing-calendar';
import { differencesInDividends } from './differences-in-dividends';
import { differencesInPoints } from './differences-in-points';
import { type StoredOrder, loadOrders } from './stored-orders';
import { movedFund } from './record-event';

/** Works out again from the orders' events what the ledger and the movements must be; every difference as a sentence, none where the books are right [R24]. */
export async function differencesInBooks(database: Database): Promise<readonly string[]> {
  const stored = await loadOrders(database);
  const entries = groupBy(await database.select().from(ledgerEntries), ({ orderId }) => orderId);
  const moved = groupBy(
    await database
      .select({ orderId: orderMovements.orderId, sequence: orderMovements.sequence, movement: movements })
      .from(orderMovements)
      .leftJoin(movements, eq(movements.id, orderMovements.movementId)),
    ({ orderId }) => orderId,
  );
  // The database sums exactly: of what is held, only what is wrong need be read.
  const place = [movements.accountNumber, movements.fundId, movements.paymentType, movements.feeType] as const;
  const overdrawn = await database
    .select({ place: sql<string>`concat_ws(' ', ${place[0]}, ${place[1]}, ${place[2]}, ${place[3]})` })
    .from(movements)
    .groupBy(...place)
    .having(sql`${netUnits} < 0`);
  const short = overdrawn.map((found) => `${found.place}: holds less than no units`);
  const ofOrders = stored.flatMap((one) =>
    differencesInOrder(one, entries.get(one.row.id) ?? [], moved.get(one.row.id) ?? []),
  );
  return [
    ...ofOrders,
    ...(await differencesInOpenOrders(database, stored)),
    ...(await differencesInCash(database, stored)),
    ...(await differencesInCashAccounts(database)),
    ...(await differencesInPoints(database, stored)),
    ...(await differencesInDividends(database)),
    ...short,
  ];
}

/** Works out again from an order's events what its ledger entries and movements must be; every difference as a sentence. */
export function differencesInOrder(
  stored: StoredOrder,
  entries: readonly (typeof ledgerEntries.$inferSelect)[],
  moved: readonly Moved[],
): readonly string[] {
  const { id } = stored.row;
  const expected = expectedOf(stored);
  const found = entries.map(({ sequence, account, currency, amount }) =>
    line(`${String(sequence)} ${account} ${currency}`, decimal(amount)),
  );
  return [
    ...unlike(`${id}: ledger`, expected.entries, found),
    ...unlike(`${id}: movement`, expected.movements, movedUnits(moved)),
  ];
}

/** Compares the list of the orders that aren't finished, by which the desk goes, with what the events say: which there are, and that none is looked at later than it can be due. */
async function differencesInOpenOrders(database: Database, stored: readonly StoredOrder[]): Promise<readonly string[]> {
  const listed = new Map((await database.select().from(openOrders)).map(({ orderId, dueFrom }) => [orderId, dueFrom]));
  const calendars = await dealingCalendars(database);
  return stored.flatMap((one) => {
    const { id } = one.row;
    const dueFrom = listed.get(id);
    const step = nextOrderStep(one.state, calendars(one));
    const isLate = dueFrom && step && dueFrom.getTime() > Date.parse(step.dueAt);
    return [
      ...unlike(
        `${id}: to be done`,
        [isFinished(one.state) ? 'nothing' : 'something'],
        [listed.has(id) ? 'something' : 'nothing'],
      ),
      ...(isLate ? [`${id}: to be looked at from ${dueFrom.toISOString()}, though due from ${step.dueAt}`] : []),
    ];
  });
}

/** Compares the Cash Account movements that orders must have brought with those that are there [VCA-15]. */
async function differencesInCash(database: Database, stored: readonly StoredOrder[]): Promise<readonly string[]> {
  const rows = await database.select().from(cashTransactions).where(isNotNull(cashTransactions.orderId));
  const found = groupBy(rows, ({ orderId }) => orderId ?? '');
  const text = ({ type, sign, status }: CashLine, amount: Figure) => line(`${type} ${String(sign)} ${status}`, amount);
  return stored.flatMap(({ row, state }) => {
    const expected = row.paidFrom === 'cash-account' ? orderCash(state) : [];
    return unlike(
      `${row.id}: Cash Account`,
      expected.map((one) => text(one, one.amount)),
      (found.get(row.id) ?? []).map((one) => text(one, decimal(one.amount))),
    );
  });
}

type CashLine = { readonly type: string; readonly sign: number; readonly status: string };

function expectedOf({ row, events, state }: StoredOrder) {
  const entries: string[] = [];
  const movementLines: string[] = [];
  for (const [index, event] of events.entries()) {
    const before = index === 0 ? undefined : orderFromEvents(state.order, events.slice(0, index));
    if (!before?.ok) continue;
    const booked = orderBookings(before.value, event);
    for (const { account, amount } of booked.entries)
      entries.push(line(`${String(index)} ${account} ${row.currency}`, amount));
    if (isZero(booked.units) || !('deal' in event)) continue;
    const isSale = isNegative(booked.units);
    const isCorrection = event.kind === 'corrected';
    movementLines.push(
      unitsLine(index, {
        kind: isCorrection ? 'correction' : isSale ? 'sell' : 'buy',
        ...movedFund(row, event, before.value),
        units: toText(isSale && !isCorrection ? negate(booked.units) : booked.units),
        cost: isSale || isCorrection ? '0' : toText(event.deal.cost),
        feeType: row.feeType,
      }),
    );
  }
  return { entries, movements: movementLines };
}

type MovedUnits = {
  readonly kind: string;
  readonly fundId: number | null;
  readonly date: string | undefined;
  readonly units: string;
  readonly cost: string;
  readonly feeType: string;
};

/** Units of a fund that an event moved, on which day and at what cost. */
const unitsLine = (sequence: number, { kind, fundId, date, units, cost, feeType }: MovedUnits): string =>
  `${String(sequence)} ${kind} ${String(fundId)} ${String(date)} ${plain(decimal(units))} ${feeType} at ${plain(decimal(cost))}`;

type Moved = { readonly sequence: number; readonly movement: typeof movements.$inferSelect | null };

/** The units that each event moved: those of a sale together, however they were bought. */
function movedUnits(moved: readonly Moved[]): readonly string[] {
  const bySale = groupBy(
    moved.flatMap(({ sequence, movement }) => (movement ? [{ sequence, movement }] : [])),
    ({ sequence, movement: { kind, id } }) => `${String(sequence)} ${kind === 'sell' ? kind : String(id)}`,
  );
  return [...bySale.values()].map((parts) => {
    const [{ sequence, movement }] = parts;
    const units = toText(sum(parts.map((part) => decimal(part.movement.units))));
    return unitsLine(sequence, { ...movement, units });
  });
}

type Figure = Parameters<typeof toText>[0];

const line = (what: string, amount: Figure): string => `${what} ${plain(amount)}`;

/** The same text for the same value, whatever its places. */
const plain = (value: Figure): string => {
  const text = toText(value);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

function unlike(what: string, expected: readonly string[], found: readonly string[]): readonly string[] {
  const should = expected.toSorted().join('; ');
  const is = found.toSorted().join('; ');
  return should === is ? [] : [`${what} is [${is}], and should be [${should}]`];
}
