/**
 * The payments of a purchase where the region's desk lets the client choose: by direct debit, or from the Cash Account
 * [VCA-15, BANK-01].
 */
export const orderPayments = ['direct-debit', 'cash-account'] as const;

/** The payment of a purchase [VCA-15, BANK-01]. */
export type OrderPayment = (typeof orderPayments)[number];
