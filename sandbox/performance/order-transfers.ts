import { isNegative, isZero, negate, zero, type Decimal } from '../../domain/money/decimal';
import type { Place, Transfer } from '../../domain/performance/transfer';
import type { LedgerAccount } from '../../domain/trading/dealing/order-bookings';
import type { BookedOrder, HoldingKey } from '../statements/statement-books';
import { holdingId } from './holding-id';

/** The units that each event of an order brought or, below zero, took; by the event's number. */
export type UnitsByEvent = ReadonlyMap<number, Decimal>;

export const outside: Place = { kind: 'outside', id: '' };

/** The money of an order that is neither in a fund nor in the Cash Account. */
export const inTransit = (orderId: string): Place => ({ kind: 'transit', id: orderId });

/** Returns what an order moved, event by event: money from place to place, and the units that came or left with it. */
export function orderTransfers(order: BookedOrder, units: UnitsByEvent, isReinvestment: boolean): readonly Transfer[] {
  const { row, events } = order.stored;
  return events.flatMap((event, sequence) => {
    const date = order.dates[sequence] ?? '';
    const isInvested = event.kind === 'invested' || (event.kind === 'corrected' && event.side === 'invested');
    const holding = { ...row, fundId: isInvested ? (row.intoFundId ?? row.fundId) : row.fundId };
    const placeOf = placesOf(order, holding);
    const moved = units.get(sequence) ?? zero;
    const money = movesOf(order, sequence).map(({ from, to, amount }) => ({
      // A distribution that pays an order is on its way into it; what comes back is the client's.
      from: isReinvestment && from === 'client' ? placeOf.clearing : placeOf[from],
      to: placeOf[to],
      amount,
    }));
    const withUnits = money.map((one): Transfer => {
      const isFundSide = one.from.kind === 'fund' || one.to.kind === 'fund';
      const signed = one.from.kind === 'fund' ? negate(moved) : moved;
      return { ...one, date, currency: row.currency, orderId: row.id, units: isFundSide ? signed : undefined };
    });
    const kept = withUnits.filter(({ from, to }) => from.kind !== to.kind || from.id !== to.id);
    if (isZero(moved) || kept.some((transfer) => transfer.units !== undefined)) return kept;
    const alone = { from: placeOf.clearing, to: placeOf.fund, amount: zero, units: moved };
    return [...kept, { ...alone, date, currency: row.currency, orderId: row.id }];
  });
}

/** Returns where each side of the ledger is for an order: what pays it is the client's bank or the Cash Account. */
function placesOf({ stored: { row } }: BookedOrder, holding: HoldingKey): Readonly<Record<LedgerAccount, Place>> {
  const transit = inTransit(row.id);
  return {
    client: row.paidFrom === 'cash-account' ? { kind: 'cash', id: row.currency } : outside,
    clearing: transit,
    waiting: transit,
    fund: { kind: 'fund', id: holdingId(holding) },
    fees: { kind: 'fees', id: holdingId(holding) },
  };
}

type Move = { readonly from: LedgerAccount; readonly to: LedgerAccount; readonly amount: Decimal };

/**
 * Returns each move that an event booked, from the two entries that stand side by side: the account that pays, and the one
 * that receives. What a correction takes back went the other way; into or out of a fund it stays a purchase or a sale,
 * below zero.
 */
function movesOf({ money }: BookedOrder, sequence: number): readonly Move[] {
  const entries = money.filter((entry) => entry.sequence === sequence);
  return entries.flatMap((received, index): readonly Move[] => {
    const paid = entries[index - 1];
    if (index % 2 === 0 || !paid) return [];
    const isOfFund = paid.account === 'fund' || received.account === 'fund';
    return isNegative(received.amount) && !isOfFund
      ? [{ from: received.account, to: paid.account, amount: paid.amount }]
      : [{ from: paid.account, to: received.account, amount: received.amount }];
  });
}
