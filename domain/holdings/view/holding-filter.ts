import type { ClientAccountType } from '../../clients/client-account-type';
import { type AccountFilter, accountFilters } from './account-filter';
import { accountTypesPaidIn } from './currency-switcher';
import type { PaymentCurrency } from '../payment-currency';
import { paymentGroup, type PaymentGroup } from '../payment-group';
import { parseTaiwanAccountType } from '../taiwan-account-type';

/**
 * The account filters of the holdings calls: the account filter's choices, and HK's sub-accounts `MS` [ENUM-11,
 * PORT-28].
 */
export const holdingAccountFilters = [...accountFilters, 'MS'] as const;

/** The holdings of a portfolio that are asked for [GQL-03, PORT-24, PORT-27]. */
export type HoldingFilter = {
  readonly accountType: (typeof holdingAccountFilters)[number];
  /** With `MS`: one sub-account by its number; not given, each of them [PORT-28, OPEN-82]. */
  readonly subAccount: string | undefined;
  readonly settledIn: PaymentCurrency;
};

/** The account that a holding is in; the payment type is Taiwan's, a code [HOLD-12..15]. */
export type HoldingAccount = {
  readonly accountNumber: string;
  readonly accountType: ClientAccountType;
  readonly paymentType: string | undefined;
};

const groupsOf: Readonly<Record<Exclude<AccountFilter, 'ALL'>, readonly PaymentGroup[]>> = {
  EC_ON: ['onshore'],
  EC_OF: ['offshore-twd', 'offshore-foreign'],
  MA: ['wealth-account'],
};

/**
 * Returns true if a holding passes a filter, by its account and by its payment currency [PORT-24, PORT-27, PORT-28,
 * CONFLICT-25, CONFLICT-26, OPEN-82].
 */
export const passesFilter = (account: HoldingAccount, filter: HoldingFilter): boolean =>
  isOfAccountType(account, filter) && isPaidIn(account, filter.settledIn);

function isOfAccountType(
  { accountNumber, accountType, paymentType }: HoldingAccount,
  { accountType: requestedType, subAccount }: HoldingFilter,
): boolean {
  if (requestedType === 'ALL') return true;
  if (requestedType === 'MS') return accountType === 'MS' && (subAccount ?? accountNumber) === accountNumber;
  return paymentType === undefined
    ? requestedType === accountType
    : groupsOf[requestedType].includes(paymentGroup(paymentType));
}

function isPaidIn({ paymentType }: HoldingAccount, settledIn: PaymentCurrency): boolean {
  if (settledIn === 'ALL') return true;
  const kind = parseTaiwanAccountType(paymentType);
  return kind !== undefined && accountTypesPaidIn(settledIn).includes(kind);
}
