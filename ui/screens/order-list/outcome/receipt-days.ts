import { hongKongDay } from '../../../../domain/calendar/hong-kong-time';
import { isIsoDate } from '../../../../domain/calendar/iso-text';
import type { CalendarDay } from '../../../../domain/formatting/calendar-file';
import type { OrderResult, ResultOrder } from '../../../../domain/trading/records/order-result';

type Named = { readonly listId: string; readonly t: Say };

/** Says a text of the calendar. */
type Say = (
  key: `order-list:calendar-${DayKind | 'number' | 'reference'}`,
  about: { readonly name?: string; readonly number?: string },
) => string;
/** The kinds of days that a receipt names. */
type DayKind = 'dealing' | 'debit' | 'switched' | 'payout' | 'payout-waiting' | 'held';

type Dated = {
  readonly kind: DayKind;
  readonly order: ResultOrder;
  readonly number: string | undefined;
  readonly date: string | undefined;
};

/**
 * Returns the days of a receipt as a calendar takes them: when each order deals, is paid for and is paid out, and when a
 * wait ends; without amounts, since calendars are shared [ORDQ-05, TRADE-37, TRADE-38].
 */
export function receiptDays(result: OrderResult, { listId, t }: Named): readonly CalendarDay[] {
  const dated: readonly Dated[] = [
    ...result.successfulAllotments.flatMap((order) => [
      { kind: 'dealing' as const, order, number: order.orderNo, date: order.transactionDate },
      { kind: 'debit' as const, order, number: order.orderNo, date: order.debitDate },
    ]),
    ...result.successfulRedemptions.flatMap((order) => [
      { kind: 'held' as const, order, number: order.orderNo, date: hongKongDay(order.heldUntil ?? '') },
      { kind: 'dealing' as const, order, number: order.orderNo, date: order.transactionDate },
      {
        kind: order.figures?.payout?.mayWait === true ? ('payout-waiting' as const) : ('payout' as const),
        order,
        number: order.orderNo,
        date: order.figures?.payout?.date,
      },
    ]),
    ...result.switches.flatMap(({ sellDeal, buyDeal }) => [
      { kind: 'dealing' as const, order: sellDeal, number: sellDeal.orderNo, date: sellDeal.transactionDate },
      { kind: 'switched' as const, order: buyDeal, number: sellDeal.orderNo, date: buyDeal.transactionDate },
    ]),
  ];
  return dated.flatMap(({ kind, order, number, date }, place) => {
    const day = date?.slice(0, 10) ?? '';
    if (!isIsoDate(day)) return [];
    return [
      {
        // The number alone names an order for good: its place among the others isn't the same in every answer.
        id: number === undefined ? `${listId}-${String(place)}-${kind}` : `${number}-${kind}`,
        date: day,
        title: t(`order-list:calendar-${kind}`, { name: order.fundName ?? order.fundCode }),
        text:
          number === undefined
            ? t('order-list:calendar-reference', { number: listId })
            : t('order-list:calendar-number', { number }),
      },
    ];
  });
}
