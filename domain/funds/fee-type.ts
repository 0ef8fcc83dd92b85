import { parseOneOf } from '../kernel/parse-one-of';

/** When a fund takes its fee: on the way in or on the way out [TRADE-110]. */
export const feeTypes = ['front-end', 'back-end'] as const;

/** When a fund takes its fee [TRADE-110]. */
export type FeeType = (typeof feeTypes)[number];

/** Reads a fee type. */
export const parseFeeType = (text: string | undefined): FeeType | undefined => parseOneOf(feeTypes, text);

/**
 * Returns true if units may be switched from a fund of one fee type into one of another: front-end and back-end never
 * with each other [TRADE-110].
 */
export const canSwitchBetween = (out: FeeType, into: FeeType): boolean =>
  feeTypes.some((type) => type === out && type === into);
