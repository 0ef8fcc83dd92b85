import type { Calendar } from '../../calendar/calendar';
import { nextOrderStep } from './next-order-step';
import type { OrderState } from './order-state';

/** Closes least: a holiday or a closure only ever moves a step to a later day. */
const fewestClosedDays: Calendar = { holidays: new Set() };

/** Returns the first instant from which the next step of an order can be due, however many days are closed; undefined while nothing happens by itself [TRADE-91]. */
export const orderDueFrom = (state: OrderState): string | undefined => nextOrderStep(state, fewestClosedDays)?.dueAt;
