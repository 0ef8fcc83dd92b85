import { parseOneOf } from '../../kernel/parse-one-of';

/** The types of the order flow: single purchase, regular fixed amount, regular non-fixed amount, switch in [TRADE-79, ENUM-36]. */
export const orderFlowTypes = ['A', 'X', 'DX', 'AS'] as const;

/** A type of the order flow, apart from the e-list's types [TRADE-79, ENUM-36, CONFLICT-35]. */
export type OrderFlowType = (typeof orderFlowTypes)[number];

/** Reads a type of the order flow [ENUM-36]. */
export const parseOrderFlowType = (text: string | undefined): OrderFlowType | undefined =>
  parseOneOf(orderFlowTypes, text);

const digitalTierTypes: readonly OrderFlowType[] = ['X', 'DX', 'AS'];

/**
 * Returns true if a client may place an order of this type: in the digital tier all but the single purchase [TIER-35,
 * CONFLICT-35].
 */
export function isOrderTypeAllowed(type: OrderFlowType, digitalTier: boolean): boolean {
  const allowed: readonly OrderFlowType[] = digitalTier ? digitalTierTypes : orderFlowTypes;
  return allowed.includes(type);
}
