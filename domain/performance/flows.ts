import { groupBy } from '../kernel/group-by';
import type { Decimal } from '../money/decimal';
import { negate } from '../money/decimal';
import { sumOfAll } from '../money/sum';
import type { ConvertedTransfer } from './converted-transfer';
import type { DayRange } from '../calendar/day-range';
import { countUpTo, isWithin } from './dated-series';
import type { Place } from './transfer';
import type { TransferHistory } from './transfer-history';
import { evenDays } from './value-line';

/** The kinds of money that comes to a client's money here or leaves it: for the Cash Account, for an order's purchase or from its sale, or of a fund. */
export const flowKinds = ['top-up', 'withdrawal', 'purchase', 'proceeds', 'distribution', 'fee'] as const;

/** One of them. */
export type FlowKind = (typeof flowKinds)[number];

/** Money of one kind that was paid in or, below zero, out on a day, or on the days of a range that are told together. */
export type Flow = DayRange & {
  readonly kind: FlowKind;
  /** In the currency of the history; undefined where an amount or a rate isn't known. */
  readonly amount: Decimal | undefined;
  /** The order that it paid or that paid it; undefined for other money, and for that of several orders together. */
  readonly orderId: string | undefined;
};

/**
 * Returns the flows of a period, the earliest first, at most `most`, which is twelve or more: each order's by itself where
 * they are so few, else a day's of a kind together, else those of even steps. The flows of a kind always add up to the
 * same, and all of them to what was paid in less what was paid out [PORT-46].
 */
export function flowsIn(history: TransferHistory, period: DayRange, most: number): readonly Flow[] {
  const flows = history.transfers.filter((transfer) => isWithin(transfer, period)).flatMap(flowOf);
  const byOrder = together(flows, ({ first, kind, orderId }) => [first, kind, orderId].join('|'));
  if (byOrder.length <= most) return byOrder;
  const byDay = together(flows, ({ first, kind }) => [first, kind].join('|'));
  if (byDay.length <= most) return byDay;
  const steps = Math.floor(most / flowKinds.length);
  const ends = evenDays(period, steps).map((date) => ({ date }));
  const stepOf = (day: string): number => {
    const passed = countUpTo(ends, day);
    return ends[passed - 1]?.date === day ? passed - 1 : passed;
  };
  return together(flows, ({ first, kind }) => [stepOf(first), kind].join('|'));
}

function together(flows: readonly Flow[], keyOf: (flow: Flow) => string): readonly Flow[] {
  return Array.from(groupBy(flows, keyOf).values(), (group): Flow => {
    const [earliest, ...others] = group;
    const isOfOneOrder = others.every(({ orderId }) => orderId === earliest.orderId);
    return {
      first: earliest.first,
      last: others.at(-1)?.last ?? earliest.last,
      kind: earliest.kind,
      amount: sumOfAll(group.map(({ amount }) => amount)),
      orderId: isOfOneOrder ? earliest.orderId : undefined,
    };
  });
}

/** Returns money that crossed the border of a portfolio; none of what stayed inside, or never came in. */
function flowOf({ date, from, to, converted }: ConvertedTransfer): readonly Flow[] {
  if (from.kind !== 'outside' && to.kind !== 'outside') return [];
  const isPaidIn = from.kind === 'outside';
  const inside = isPaidIn ? to : from;
  return [
    {
      first: date,
      last: date,
      kind: flowKind(inside, isPaidIn),
      amount: isPaidIn ? converted : converted && negate(converted),
      orderId: orderOf(inside) ?? orderOf(isPaidIn ? from : to),
    },
  ];
}

function flowKind({ kind }: Place, isPaidIn: boolean): FlowKind {
  if (kind === 'income') return 'distribution';
  if (kind === 'fees') return 'fee';
  if (kind === 'cash') return isPaidIn ? 'top-up' : 'withdrawal';
  return isPaidIn ? 'purchase' : 'proceeds';
}

/** Returns the order whose money a place has in transit; in the past of some holdings that stands outside. */
const orderOf = ({ kind, id }: Place): string | undefined =>
  (kind === 'transit' || kind === 'outside') && id !== '' ? id : undefined;
