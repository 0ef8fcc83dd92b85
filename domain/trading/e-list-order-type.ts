import { parseOneOf } from '../kernel/parse-one-of';

/** The order types of an e-list: single purchase, redemption, switch, switch out, switch in [TRADE-78, ENUM-35]. */
export const eListOrderTypes = ['B', 'R', 'S', 'SF', 'ST'] as const;

/** An order type of an e-list [TRADE-78, ENUM-35]. */
export type EListOrderType = (typeof eListOrderTypes)[number];

/** The type of one line of a card: a switch has a line for each of its sides [CONFLICT-35]. */
export type OrderLineType = Exclude<EListOrderType, 'S'>;

/** Reads an order type of an e-list [ENUM-35]. */
export const parseEListOrderType = (text: string | undefined): EListOrderType | undefined =>
  parseOneOf(eListOrderTypes, text);
