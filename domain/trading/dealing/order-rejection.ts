/** Why an order that was received isn't dealt: its fund deals no longer, its amount buys no unit, or its units bring nothing. */
export const orderRejections = ['fund-closed', 'too-small', 'worth-nothing'] as const;

/** A reason for which an order isn't dealt. */
export type OrderRejection = (typeof orderRejections)[number];
