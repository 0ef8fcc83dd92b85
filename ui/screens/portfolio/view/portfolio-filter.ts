import type { HoldingsFilter } from '../../../../application/ports/holdings/holdings';
import type { AccountChoice } from '../../../../domain/holdings/view/account-filter';
import type { PaymentCurrency } from '../../../../domain/holdings/payment-currency';
import { defaultView, filterNames } from './view-fields';

/** A change of the filter. */
type FilterChange = Partial<HoldingsFilter>;

/** Everything the client holds. */
export const everything: FilterChange = filterNames.reduce<FilterChange>(
  (change, name) => ({ ...change, [name]: defaultView[name] }),
  { msAccountNo: undefined },
);

/** Every account, a kind of them, or one sub-account of HK [PORT-41, PORT-47, OPEN-82]. */
export const ofAccount = (choice: AccountChoice): FilterChange =>
  choice.accountType === 'MS'
    ? { accountType: 'ALL', msAccountNo: choice.msAccountNo }
    : { accountType: choice.accountType, msAccountNo: undefined };

/**
 * Taiwan's currency switcher; the wealth account is an account of its own, so no other is asked for beside it
 * [PORT-56].
 */
export const paidIn = (currency: PaymentCurrency): FilterChange => ({
  paymentCurrency: currency === 'ALL' ? undefined : currency,
  ...(currency === 'OF_MA_ZZZ' ? { accountType: 'ALL' as const } : {}),
});

/** Tells whether a filter leaves out holdings on purpose. */
export const isNarrowing = (filter: HoldingsFilter): boolean =>
  filter.msAccountNo !== undefined || filterNames.some((name) => filter[name] !== defaultView[name]);

/** Tells whether two filters ask for the same, in whichever viewing currency. */
export const isSameFilter = (one: HoldingsFilter, other: HoldingsFilter): boolean =>
  (['type', 'groupType', 'msAccountNo', ...filterNames] as const).every((name) => one[name] === other[name]);
