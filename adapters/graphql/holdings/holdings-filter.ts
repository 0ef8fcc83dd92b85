import type { HoldingsFilter } from '../../../application/ports/holdings/holdings';
import type { PortfolioAccount } from '../../../application/ports/holdings/holdings-by-account';
import { viewingCurrency } from '../../../domain/clients/viewing-currency';
import type { Region } from '../../../domain/region';
import { onlyPresent } from '../../http/only-present';
import type { HoldingStatisticsFilter } from '../../../contract/graphql/holdings/generated/graphql';

/** The currency that the totals of an answer are in: in HK the one that is asked for, in TW the region's [PORT-53, CONFLICT-33]. */
export const viewedIn = ({ currency }: Pick<HoldingsFilter, 'currency'>, region: Region): string =>
  viewingCurrency(region, { showCcy: currency });

/** HK's filter: `market` in place of ALL for a break-down group [PORT-22]; a sub-account's number asks for it alone [PORT-28]. */
export function hkFilter(
  { type, accountType, groupType, msAccountNo, tradingType, currency }: HoldingsFilter,
  region: Region,
): HoldingStatisticsFilter {
  const isBreakdown = groupType !== 'FUND_CODE';
  return onlyPresent({
    ...inCurrency(viewedIn({ currency }, region)),
    type: isBreakdown && type === 'ALL' ? 'market' : type,
    msAccountNo,
    paymentType: tradingType,
    isPieChart: isBreakdown,
    accountType: msAccountNo === undefined ? accountType : 'MS',
    groupType,
  });
}

/** The filter of HK's Excel query: all of one account, in the viewing currency [PORT-51, PORT-52, PORT-54]. */
export const excelFilter = (account: PortfolioAccount, currency: string): HoldingStatisticsFilter =>
  onlyPresent({
    ...inCurrency(currency),
    type: 'ALL',
    msAccountNo: account.type === 'MS' ? account.msAccountNo : undefined,
    isPieChart: false,
    accountType: account.type,
    groupType: 'FUND_CODE',
  });

/** TW's filter: each line in its own currency, or everything in the region's for the pie [CONFLICT-32]. */
export function twFilter(
  filter: HoldingsFilter,
  { query, region }: { readonly query: 'by-none-pie' | 'by-fund'; readonly region: Region },
): HoldingStatisticsFilter {
  const defaultCurrency = viewedIn({}, region);
  const isPieChart = query === 'by-fund';
  return onlyPresent({
    ...inCurrency(isPieChart ? defaultCurrency : 'PYC', defaultCurrency),
    type: filter.type,
    isPieChart,
    accountType: filter.accountType,
    groupType: filter.groupType,
    txnCcy: filter.paymentCurrency ?? 'ALL',
    paymentType: filter.tradingType,
  });
}

/** The settings' default cost preference is S [ENT-22]; which payment currency is asked for by another filter. */
const inCurrency = (currency: string, showCcy = currency): HoldingStatisticsFilter => ({
  costPreference: 'S',
  settCostCcy: currency,
  settCcy: currency,
  profitCcy: currency,
  showCcy,
  txnCcy: 'ALL',
});
