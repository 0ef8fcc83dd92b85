import type { OrderKind } from '../orders/order';

/** The kinds of item that stand on the wire of an e-list: redemption, buy and switch [TRADE-17, ENUM-22, CONFLICT-35]. */
export const tradingItemTypes = ['R', 'B', 'S'] as const;

/** A kind of item of an e-list. */
export type TradingItemType = (typeof tradingItemTypes)[number];

/** The kind of order that each kind of item stands for. */
export const orderKinds = {
  B: 'buy',
  R: 'redemption',
  S: 'switch',
} as const satisfies Readonly<Record<TradingItemType, OrderKind>>;
