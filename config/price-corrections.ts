import { scaled } from '../domain/money/decimal';

/** The most by which a corrected price may differ from the one that an order was dealt at, in percent of that, for the order to be corrected by itself: a decision of ours, to be set here. Beyond it a person decides. */
export const mostCorrectedPercent = scaled(5n);
