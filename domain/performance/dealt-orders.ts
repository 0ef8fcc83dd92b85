import { groupBy } from '../kernel/group-by';
import { type Decimal, isZero, negate } from '../money/decimal';
import { sumOfAll } from '../money/sum';
import type { DayRange } from '../calendar/day-range';
import { isWithin } from './dated-series';
import type { TransferHistory } from './transfer-history';

/** An order that bought units of a fund or sold them on a day, and the money that it put into the fund or, below zero, took out. */
export type DealtOrder = {
  readonly date: string;
  readonly orderId: string;
  /** The id of the holding. */
  readonly holding: string;
  /** In the currency of the history; undefined where a rate isn't known. */
  readonly amount: Decimal | undefined;
};

/** Returns the orders that moved money into a fund or out of one in a period, the latest first: a switch as its sale and its purchase [PORT-46]. */
export function dealtOrders(
  { transfers }: Pick<TransferHistory, 'transfers'>,
  period: DayRange,
): readonly DealtOrder[] {
  const moves = transfers
    .filter((transfer) => isWithin(transfer, period))
    .flatMap(({ date, from, to, converted }) => {
      const isInto = to.kind === 'fund';
      const [holding, money] = isInto ? [to, from] : [from, to];
      if (holding.kind !== 'fund' || (money.kind !== 'transit' && money.kind !== 'outside') || money.id === '')
        return [];
      return [
        { date, orderId: money.id, holding: holding.id, amount: isInto ? converted : converted && negate(converted) },
      ];
    });
  return [...groupBy(moves, ({ date, orderId, holding }) => [date, orderId, holding].join('|')).values()]
    .flatMap((group) =>
      group.slice(0, 1).map((move) => ({ ...move, amount: sumOfAll(group.map(({ amount }) => amount)) })),
    )
    .filter(({ amount }) => amount === undefined || !isZero(amount))
    .toReversed();
}
