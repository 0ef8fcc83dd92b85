/** The kind of account that a Taiwan payment type belongs to [HOLD-12..15]. */
export type PaymentGroup = 'onshore' | 'offshore-twd' | 'offshore-foreign' | 'wealth-account' | 'unknown';

/** The prefixes of the payment types in the order they are tried, each with its group [ENUM-20, CONFLICT-26]. */
export const paymentGroupPrefixes = [
  ['OF_MA_', 'wealth-account'],
  ['OF_TWD', 'offshore-twd'],
  ['OF_ZZZ', 'offshore-foreign'],
  ['ON_', 'onshore'],
] as const satisfies readonly (readonly [string, PaymentGroup])[];

/** The group of a payment-type code, by its prefix [HOLD-12..15, CONFLICT-26]. */
export function paymentGroup(code: string): PaymentGroup {
  return paymentGroupPrefixes.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'unknown';
}
