import { type Decimal, subtract } from '../money/decimal';
import { sum } from '../money/sum';

/**
 * Returns the rest of an available balance after payments, their fees included; below zero where it doesn't cover them
 * [VCA-15, VCA-26].
 */
export const cashLeft = (available: Decimal, payments: readonly Decimal[]): Decimal =>
  subtract(available, sum(payments));
