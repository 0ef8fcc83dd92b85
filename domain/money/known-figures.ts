import { add, type Decimal, subtract } from './decimal';

/** Returns the exact sum of two figures; undefined where one isn't known. */
export const addKnown = (a: Decimal | undefined, b: Decimal | undefined): Decimal | undefined => a && b && add(a, b);

/** Returns the exact difference of two figures; undefined where one isn't known. */
export const subtractKnown = (a: Decimal | undefined, b: Decimal | undefined): Decimal | undefined =>
  a && b && subtract(a, b);
