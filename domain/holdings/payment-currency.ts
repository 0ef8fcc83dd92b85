import { oneOf } from '../kernel/one-of';

/** What the portfolio can be filtered by as to how it is paid, the default first; `ZZZ` is any foreign currency [CONFLICT-25, ENUM-14, ENUM-47]. */
export const paymentCurrencies = ['ALL', 'TWD', 'ZZZ', 'OF_MA_ZZZ'] as const;

/** A choice of the payment-currency filter; `OF_MA_ZZZ` is the wealth account, in Taiwan alone [ENUM-47, CONFLICT-25]. */
export type PaymentCurrency = (typeof paymentCurrencies)[number];

/** Reads a choice of the payment-currency filter [ENUM-14, ENUM-47]; undefined for anything else. */
export const parsePaymentCurrency = (text: string | undefined): PaymentCurrency | undefined =>
  oneOf(paymentCurrencies, text);
