/** The methods by which money is collected from a client's bank [BANK-01, ENUM-05]. */
export const paymentMethods = ['DIRECT_DEBIT', 'FPS'] as const;

/** A way of collecting money; FPS is listed but never offered for a top-up [BANK-01, CONFLICT-55]. */
export type PaymentMethod = (typeof paymentMethods)[number];
