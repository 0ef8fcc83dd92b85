import { compare, scaled, type Decimal, zero } from '../../money/decimal';
import type { Region } from '../../region';
import { orderDesks } from './order-desk';

/** The cumulative equivalent from which on foreign currency is remitted; the currency it is counted in is configured [TRADE-124, OPEN-34]. */
export const remittanceThreshold = scaled(1_500n);

/** Redemptions and dividends of one currency that wait to be remitted, and their worth in the threshold's currency [TRADE-124, TRADE-125]. */
export type WaitingRemittance = { readonly currency: string; readonly cumulativeEquivalent: Decimal };

/**
 * Returns true if redemptions or dividends are remitted: TWD always, foreign currency once its equivalent reaches the
 * threshold [TRADE-124, TRADE-125, OPEN-34].
 */
export const isRemitted = (waiting: WaitingRemittance, threshold: Decimal = remittanceThreshold): boolean =>
  waiting.currency.toUpperCase() === 'TWD' || compare(waiting.cumulativeEquivalent, threshold) >= 0;

/**
 * Returns true if the proceeds of a redemption may wait for more of their currency: foreign money does, unless its own
 * value, where it is known in the threshold's currency, reaches the threshold [TRADE-124].
 */
export const mayWaitForRemittance = (currency: string, value?: Decimal, threshold?: Decimal): boolean =>
  !isRemitted({ currency, cumulativeEquivalent: value ?? zero }, threshold);

/**
 * Returns true if a region may hold back the proceeds of a redemption in a currency until there are more, by their worth
 * in the threshold's currency where it is known; true for an unknown currency [TRADE-124].
 */
export const mayWaitInRegion = (region: Region, currency = '', worth?: Decimal): boolean =>
  orderDesks[region].hasRemittanceThreshold && mayWaitForRemittance(currency, worth);
