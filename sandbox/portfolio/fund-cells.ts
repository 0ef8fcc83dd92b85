import { jsonArray } from '../database/json-array';
import { funds } from '../database/schema/funds';

type Fund = typeof funds.$inferSelect;

/** The columns that only orders in a fund need. */
type DealingTerm =
  | 'isDigitalClass'
  | 'subscribedUntil'
  | 'issuePrice'
  | 'feeType'
  | 'backEndFeePercent'
  | 'shortTermDays'
  | 'shortTermFeePercent'
  | 'shareClass';

/** The columns of its fund that a holding shows. */
export type HoldingFund = Omit<Fund, 'id' | 'source' | 'region' | 'searchText' | DealingTerm>;

/** The columns of a fund as a JSON array, in the order in which `fundFromCells` reads them. */
export const fundCells = jsonArray([
  funds.code,
  funds.localId,
  funds.isin,
  funds.names,
  funds.category,
  funds.marketType,
  funds.baseCurrency,
  funds.currency,
  funds.riskRating,
  funds.navPrecision,
  funds.availBuy,
  funds.availRegularBuy,
  funds.availFlexibleBuy,
  funds.availScheduledBuy,
  funds.availSell,
  funds.availSwitchSell,
  funds.statusNormal,
  funds.isChinaFund,
]);

/** The type of those columns. */
export type FundCells = readonly [
  Fund['code'],
  Fund['localId'],
  Fund['isin'],
  Fund['names'],
  Fund['category'],
  Fund['marketType'],
  Fund['baseCurrency'],
  Fund['currency'],
  Fund['riskRating'],
  Fund['navPrecision'],
  Fund['availBuy'],
  Fund['availRegularBuy'],
  Fund['availFlexibleBuy'],
  Fund['availScheduledBuy'],
  Fund['availSell'],
  Fund['availSwitchSell'],
  Fund['statusNormal'],
  Fund['isChinaFund'],
];

/** The fund of those cells. */
export function fundFromCells(cells: FundCells): HoldingFund {
  const [code, localId, isin, names, category, marketType, baseCurrency, currency, riskRating, ...others] = cells;
  const [navPrecision, ...flags] = others;
  const [availBuy, availRegularBuy, availFlexibleBuy, availScheduledBuy, availSell, ...more] = flags;
  const [availSwitchSell, statusNormal, isChinaFund] = more;
  return {
    code,
    localId,
    isin,
    names,
    category,
    marketType,
    baseCurrency,
    currency,
    riskRating,
    navPrecision,
    availBuy,
    availRegularBuy,
    availFlexibleBuy,
    availScheduledBuy,
    availSell,
    availSwitchSell,
    statusNormal,
    isChinaFund,
  };
}
