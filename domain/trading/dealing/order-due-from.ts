import { weekendsOnly } from '../../calendar/calendar';
import { nextOrderStep } from './next-order-step';
import type { OrderState } from './order-state';

/** Returns the first instant from which the next step of an order can be due, however many days are closed; undefined while nothing happens by itself [TRADE-91]. */
export const orderDueFrom = (state: OrderState): string | undefined => nextOrderStep(state, weekendsOnly)?.dueAt;
