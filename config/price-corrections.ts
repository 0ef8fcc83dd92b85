import { scaled } from '../domain/money/decimal';

/** By how much of the price that an order was dealt at a corrected one may differ, in percent, for the order to be corrected by itself: a decision of ours, to be set here. Beyond it a person decides. */
export const mostCorrectedPercent = scaled(5n);
