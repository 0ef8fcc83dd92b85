import { oneOf } from '../../kernel/one-of';

/** The kinds of item that stand on the wire of an e-list: redemption, buy and switch [TRADE-17, ENUM-22, CONFLICT-35]. */
export const tradingItemTypes = ['R', 'B', 'S'] as const;

/** The kind of one item of an e-list [TRADE-17, ENUM-22]. */
export type TradingItemType = (typeof tradingItemTypes)[number];

/** Reads the kind of an item; the two sides of a switch, SF and ST, are none [CONFLICT-35]. */
export const parseTradingItemType = (text: string | undefined): TradingItemType | undefined =>
  oneOf(tradingItemTypes, text);
