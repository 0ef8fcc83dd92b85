import type { PaymentCurrency } from '../payment-currency';
import { taiwanAccountTypes, type TaiwanAccountType } from '../taiwan-account-type';

/** The options of the currency switcher of a Taiwan portfolio, in order [PORT-56, ENUM-48]. */
export const currencySwitcherOptions = ['OF_MA_ZZZ', 'ON_OFF_TWD', 'ON_OFF_ZZZ'] as const;

/** A choice of the currency switcher: the wealth account, or what is settled in TWD or in another currency, at home and abroad [ENUM-48]. */
export type CurrencySwitcherOption = (typeof currencySwitcherOptions)[number];

const covered = {
  OF_MA_ZZZ: ['OF_MA_ZZZ'],
  ON_OFF_TWD: ['ON_TWD', 'OF_TWD'],
  ON_OFF_ZZZ: ['ON_ZZZ', 'OF_ZZZ'],
} as const satisfies Record<CurrencySwitcherOption, readonly TaiwanAccountType[]>;

const optionOf = {
  TWD: 'ON_OFF_TWD',
  ZZZ: 'ON_OFF_ZZZ',
  OF_MA_ZZZ: 'OF_MA_ZZZ',
} as const satisfies Record<Exclude<PaymentCurrency, 'ALL'>, CurrencySwitcherOption>;

/** The kinds of account that the payment-currency filter lets through, home before abroad; each kind is under exactly one choice beside all [CONFLICT-25, CONFLICT-26, PORT-27, PORT-56]. */
export const accountTypesPaidIn = (currency: PaymentCurrency): readonly TaiwanAccountType[] =>
  currency === 'ALL' ? taiwanAccountTypes : covered[optionOf[currency]];
