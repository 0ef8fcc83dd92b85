/**
 * The payment currencies that the portfolio can be filtered by, the default first; `ZZZ` is any foreign currency
 * [CONFLICT-25, ENUM-14, ENUM-47].
 */
export const paymentCurrencies = ['ALL', 'TWD', 'ZZZ', 'OF_MA_ZZZ'] as const;

/** A choice of the payment-currency filter; `OF_MA_ZZZ` is the wealth account, in Taiwan alone [ENUM-47, CONFLICT-25]. */
export type PaymentCurrency = (typeof paymentCurrencies)[number];
