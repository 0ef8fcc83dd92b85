/**
 * The ways in which units were bought: by lump sum or regularly; `paymentType` on the wire [ENUM-13, PORT-26,
 * CONFLICT-25].
 */
export const tradingTypes = ['LS', 'RSP'] as const;

/** Lump sum or regular; not to be mixed up with the payment currency [CONFLICT-25]. */
export type TradingType = (typeof tradingTypes)[number];
