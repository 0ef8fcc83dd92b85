import type { EListOrderType } from '../e-list-order-type';
import type { OrderFlowType } from '../orders/order-flow-type';

/** The kinds of orders, in the words of their records. */
export const recordKinds = ['buy', 'redemption', 'switch', 'regular'] as const;

/** The kind of an order: it buys, sells, switches, or buys regularly. */
export type RecordKind = (typeof recordKinds)[number];

const kinds: Readonly<Record<EListOrderType | OrderFlowType, RecordKind>> = {
  B: 'buy',
  A: 'buy',
  R: 'redemption',
  S: 'switch',
  SF: 'switch',
  ST: 'switch',
  AS: 'switch',
  X: 'regular',
  DX: 'regular',
};

/** Returns the kind of an order of a type; undefined for a type that isn't known [ENUM-35, ENUM-36, CONFLICT-35]. */
export const recordKind = (type: EListOrderType | OrderFlowType | undefined): RecordKind | undefined =>
  type && kinds[type];
