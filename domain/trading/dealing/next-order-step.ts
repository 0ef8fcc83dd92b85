import { addBusinessDays, addDays, businessDayFrom, type Calendar } from '../../calendar/calendar';
import { deductionTime } from '../../calendar/deduction-time';
import { effectiveDate } from '../../calendar/effective-date';
import { dayStart, hongKongDay } from '../../calendar/hong-kong-time';
import type { OrderState } from './order-state';
import { switchInDate } from './switch-in-date';

/** The number of business days in which an order is settled: a redemption is paid within five [TRADE-120]. */
export const settlementDays = { buy: 2, redemption: 5, switch: 2 } as const;

/** The steps of an order that happen by themselves, one after the other. */
export const orderSteps = ['release', 'accept', 'price', 'invest', 'settle'] as const;

/** The next step of an order, the date that it counts on, and the instant from which it is due. */
export type OrderStep = {
  readonly step: (typeof orderSteps)[number];
  readonly date: string;
  readonly dueAt: string;
};

/**
 * Returns the next step: release when a cooling-off period is over; acceptance at the cut-off of the effective date or
 * the chosen day, which moves with a closure; pricing once that date is over, for a switch the target fund too;
 * settlement some business days later. Undefined when there is none [TRADE-90..92, TRADE-112..115, TRADE-120,
 * TRADE-135, TRADE-136].
 */
export function nextOrderStep(state: OrderState, calendar: Calendar): OrderStep | undefined {
  const { order, stage, receivedAt, dealingDate = '', investment, heldUntil = '' } = state;
  if (stage === 'held') return stepAt('release', hongKongDay(heldUntil) ?? '', heldUntil);
  if (stage === 'received') {
    const isPreOrder = order.kind === 'buy' && order.dealOn !== undefined;
    const date = isPreOrder
      ? businessDayFrom(order.dealOn, calendar)
      : effectiveDate(receivedAt, order.cutOff, calendar);
    return stepAt('accept', date, deductionTime(order.cutOff, date));
  }
  if (stage === 'accepted') return stepAt('price', dealingDate, priceKnownAt(dealingDate));
  if (stage === 'priced' && order.kind === 'switch') {
    const date = switchInDate({ order, receivedAt, dealingDate }, calendar);
    return stepAt('invest', date, priceKnownAt(date));
  }
  if (stage !== 'priced' && stage !== 'invested') return undefined;
  const date = addBusinessDays(investment?.dealingDate ?? dealingDate, settlementDays[order.kind], calendar);
  return stepAt('settle', date, deductionTime(order.cutOff, date));
}

/** When a day's price can be known: at 24:00 of it, Hong Kong time, as an instant; '' for no date. */
export function priceKnownAt(date: string): string {
  const next = addDays(date, 1);
  return next === '' ? '' : dayStart(next);
}

const stepAt = (step: OrderStep['step'], date: string, dueAt: string): OrderStep | undefined =>
  dueAt === '' ? undefined : { step, date, dueAt };
