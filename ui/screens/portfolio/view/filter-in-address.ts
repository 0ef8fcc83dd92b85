import type { HoldingsFilter } from '../../../../application/ports/holdings/holdings';
import { regionFeatures } from '../../../../config/region-features';
import { accountChoices } from '../../../../domain/holdings/account-filter';
import { figureCurrencies } from '../../../../domain/holdings/figure-currency';
import { groupTypes } from '../../../../domain/holdings/group-holdings';
import { parsePaymentCurrency } from '../../../../domain/holdings/payment-currency';
import { type SortOption, sortOptions } from '../../../../domain/holdings/sort-option';
import { parseTradingType } from '../../../../domain/holdings/trading-type';
import { modeOfGrouping, parseViewMode } from '../../../../domain/holdings/view-mode';
import { oneOf } from '../../../../domain/kernel/one-of';
import type { Region } from '../../../../domain/region';
import type { Look } from '../portfolio-view-model';

/** What of the filter stands in the address; a sub-account's number never does. */
export type AddressedFilter = Pick<HoldingsFilter, 'groupType' | 'accountType' | 'paymentCurrency' | 'tradingType'>;

/** The filter an address asks for; what doesn't exist, or not in this region, is the default [PORT-23, PORT-24, PORT-27, OPEN-24]. */
export function readFilter(params: URLSearchParams, region: Region): AddressedFilter {
  const account = accountChoices(region).find(({ accountType }) => accountType === params.get('account'));
  const paid = regionFeatures[region].paymentCurrency
    ? parsePaymentCurrency(params.get('paid') ?? undefined)
    : undefined;
  return {
    groupType: oneOf(groupTypes, params.get('group')) ?? 'FUND_CODE',
    accountType: account === undefined || account.accountType === 'MS' ? 'ALL' : account.accountType,
    paymentCurrency: paid === 'ALL' ? undefined : paid,
    tradingType: parseTradingType(params.get('trade') ?? undefined),
  };
}

/** The address of a filter; the defaults of the account and the currency go without saying. */
export function writeFilter({
  groupType,
  accountType,
  paymentCurrency,
  tradingType,
}: AddressedFilter): Readonly<Record<string, string>> {
  return {
    group: groupType,
    ...(accountType === 'ALL' ? {} : { account: accountType }),
    ...(paymentCurrency === undefined ? {} : { paid: paymentCurrency }),
    ...(tradingType === undefined ? {} : { trade: tradingType }),
  };
}

/** What of the look stands in the address; cards or table are the device's affair. */
export type AddressedLook = Omit<Look, 'layout'>;

/** The look an address asks for; what doesn't exist is the default, and the sort the one used last [OPEN-24, PORT-30, PORT-35]. */
export function readLook(params: URLSearchParams, lastSort: SortOption): AddressedLook {
  const groupType = oneOf(groupTypes, params.get('group')) ?? 'FUND_CODE';
  return {
    sort: oneOf(sortOptions, params.get('sort')) ?? lastSort,
    mode: parseViewMode(params.get('view') ?? undefined) ?? modeOfGrouping(groupType),
    amountsIn: oneOf(figureCurrencies, params.get('amounts')) ?? 'own',
  };
}

/** The address of a filter and a look; the view mode that comes with the grouping and the rows' own currency go without saying. */
export const writeView = (filter: AddressedFilter, { sort, mode, amountsIn }: AddressedLook) => ({
  ...writeFilter(filter),
  sort,
  ...(mode === modeOfGrouping(filter.groupType) ? {} : { view: mode }),
  ...(amountsIn === 'own' ? {} : { amounts: amountsIn }),
});

/** Whether an address says something else than the filter and the look that were read from it, which then has to be corrected. */
export function isAmiss(params: URLSearchParams, filter: AddressedFilter, look: AddressedLook): boolean {
  const { groupType, accountType, paymentCurrency, tradingType } = filter;
  const read: Readonly<Record<string, string>> = {
    group: groupType,
    account: accountType,
    paid: paymentCurrency ?? 'ALL',
    trade: tradingType ?? 'ALL',
    sort: look.sort,
    view: look.mode,
    amounts: look.amountsIn,
  };
  return Object.entries(read).some(([name, value]) => (params.get(name) ?? value) !== value);
}
