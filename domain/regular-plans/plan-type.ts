import { parseOneOf } from '../kernel/parse-one-of';
import type { OrderFlowType } from '../trading/orders/order-flow-type';

/** The types of the order flow that plans are of: a regular fixed amount, a regular non-fixed amount [TRADE-79]. */
export const planTypes = ['X', 'DX'] as const satisfies readonly OrderFlowType[];

/** The type of a plan: the same amount each time, or more and less by the price [TRADE-79]. */
export type PlanType = (typeof planTypes)[number];

/** Reads a type of plans [TRADE-79]. */
export const parsePlanType = (text: string | undefined): PlanType | undefined => parseOneOf(planTypes, text);
