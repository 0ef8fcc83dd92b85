import type { HoldingsFilter } from '../../../application/ports/holdings';
import { accountChoices } from '../../../domain/holdings/account-filter';
import { groupTypes } from '../../../domain/holdings/group-holdings';
import { parsePaymentCurrency } from '../../../domain/holdings/payment-currency';
import type { Region } from '../../../domain/region';

/** What of the filter stands in the address; a sub-account's number never does. */
export type AddressedFilter = Pick<HoldingsFilter, 'groupType' | 'accountType' | 'paymentCurrency'>;

/** The filter an address asks for; what doesn't exist, or not in this region, is the default [PORT-23, PORT-24, PORT-27, OPEN-24]. */
export function readFilter(params: URLSearchParams, region: Region): AddressedFilter {
  const account = accountChoices(region).find(({ accountType }) => accountType === params.get('account'));
  const paid = region === 'TW' ? parsePaymentCurrency(params.get('paid') ?? undefined) : undefined;
  return {
    groupType: groupTypes.find((type) => type === params.get('group')) ?? 'FUND_CODE',
    accountType: account === undefined || account.accountType === 'MS' ? 'ALL' : account.accountType,
    paymentCurrency: paid === 'ALL' ? undefined : paid,
  };
}

/** The address of a filter; the defaults of the account and the currency go without saying. */
export function writeFilter({
  groupType,
  accountType,
  paymentCurrency,
}: AddressedFilter): Readonly<Record<string, string>> {
  return {
    group: groupType,
    ...(accountType === 'ALL' ? {} : { account: accountType }),
    ...(paymentCurrency === undefined ? {} : { paid: paymentCurrency }),
  };
}
