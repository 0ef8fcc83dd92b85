/** Why an order that was received isn't dealt: its fund deals no longer, or its amount buys no unit. */
export const orderRejections = ['fund-closed', 'too-small'] as const;

/** A reason for which an order isn't dealt. */
export type OrderRejection = (typeof orderRejections)[number];
