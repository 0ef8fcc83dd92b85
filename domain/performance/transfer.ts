import type { Decimal } from '../money/decimal';

/** The kinds of places where money can be that is still the client's here: a fund, the Cash Account, or in transit for an order. */
export const positionKinds = ['fund', 'cash', 'transit'] as const;

/** One of them. */
export type PositionKind = (typeof positionKinds)[number];

/** The kinds of places from which money comes and to which it leaves: the client's own bank, what funds distribute, and what is kept as fees. */
export const boundaryKinds = ['outside', 'income', 'fees'] as const;

/** One of them. */
export type BoundaryKind = (typeof boundaryKinds)[number];

/**
 * A place that money moves from or to. The id says which: of a fund's holding, of a currency's cash, of an order in
 * transit; of income and fees the holding that they belong to; empty for the client's own bank. In the past of some
 * holdings the orders that paid them, or that they paid, are outside, by the order.
 */
export type Place = { readonly kind: PositionKind | BoundaryKind; readonly id: string };

/**
 * Money that moved from one place to another on a day, in the currency in which it moved: below zero where a correction
 * took it back, undefined where nobody wrote down how much it was. Units that came into a holding with it, or left one, are
 * of the same sign; a corrected price may bring or take units without any money.
 */
export type Transfer = {
  readonly date: string;
  readonly from: Place;
  readonly to: Place;
  readonly amount: Decimal | undefined;
  readonly currency: string;
  readonly units?: Decimal | undefined;
  /** The order that moved it, for whoever explains the figure. */
  readonly orderId?: string | undefined;
};

/** Tells whether money at a place is still the client's here. */
export const isPosition = ({ kind }: Place): boolean => positionKinds.some((position) => position === kind);

/** Returns the text by which a place is told from all others. */
export const placeKey = ({ kind, id }: Place): string => `${kind}:${id}`;
