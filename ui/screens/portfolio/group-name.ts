import type { TFunction } from 'i18next';
import type { GroupType } from '../../../domain/holdings/view/group-holdings';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { parseCurrency } from '../../../domain/money/currency';

type Named = { readonly key: string; readonly holdings: readonly PortfolioHolding[] };

/**
 * Returns the name of a group: the server's for a fund, region or class, or the currency's in the client's language
 * [FMT-11].
 */
export function groupName(t: TFunction, groupedBy: GroupType, group: Named): string {
  const fund = group.holdings[0]?.fund;
  if (!fund || group.key === '') return t('portfolio:no-group');
  switch (groupedBy) {
    case 'FUND_CODE':
      return fund.name;
    case 'FUND_CATEGORY':
      return fund.categoryName;
    case 'FUND_MARKET_TYPE':
      return fund.marketTypeName ?? group.key;
    case 'FUND_BASE_CURRENCY':
      return currencyName(t, group.key);
  }
}

/** One of the eleven currencies by name; any other by its ISO code. */
export function currencyName(t: TFunction, code: string): string {
  const currency = parseCurrency(code);
  return currency ? t(`portfolio:currency.${lowerCase(currency)}`) : code;
}

function lowerCase<T extends string>(text: T): Lowercase<T> {
  return text.toLowerCase() as Lowercase<T>;
}
