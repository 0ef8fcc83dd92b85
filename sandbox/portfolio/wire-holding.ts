import { pricePlaces } from '../../domain/funds/prices/price-record';
import { averageCostPlaces } from '../../domain/holdings/figures/average-cost-places';
import type { GroupType } from '../../domain/holdings/view/group-holdings';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import { type Decimal, toText } from '../../domain/money/decimal';
import { localised } from '../context/language';
import { decimal } from '../database/decimal';
import { categoryNames, marketTypeNames } from '../funds/fund-classification';
import { holdingGroupName } from './group-name';
import { jfFundCode } from '../funds/listed-funds';
import { priceText } from '../funds/price-text';
import type { StoredHolding } from './holding-rows';
import type { ValuedHolding } from './valued-holding';
import { wireText } from './wire-figures';

const percentPrecision = 2;
const unitsPrecision = 4;

/** A holding as both regions' contracts have it, its figures in one currency [ENT-01..08]. Written out: rows are many. */
export function wireHolding(
  holding: ValuedHolding,
  query: { readonly currency: string; readonly groupType: GroupType; readonly language: Language },
) {
  const { currency, groupType, language } = query;
  const { row, units, averageCost } = holding;
  const figures = holding.figuresIn(currency);
  const base = holding.figuresIn(row.fund.baseCurrency);
  const precision = minorUnitScale(currency);
  const basePrecision = minorUnitScale(base.currency);
  const nav = row.nav === null ? undefined : decimal(row.nav);
  const places = pricePlaces(nav ? [{ nav }] : [], row.fund.navPrecision);
  const fund = wireFund(row, { language, nav, places });
  const returnPercent = wireText(holding.returnPercent);
  return {
    accountNo: row.accountNumber,
    fund,
    holdingUnits: wireText(units),
    holdingUnitsPrecision: unitsPrecision,
    averageUnitCost: wireText(averageCost),
    averageUnitCostPrecision: averageCostPlaces(
      { averageCost, nav },
      { pricePlaces: places, percentPlaces: percentPrecision },
    ),
    marketValue: wireText(figures.marketValue),
    marketValuePrecision: precision,
    rateDate: holding.rateDateIn(currency) ?? null,
    cost: wireText(figures.cost),
    costPrecision: precision,
    returnPercent,
    returnPercentPrecision: percentPrecision,
    profit: wireText(figures.profit),
    profitPrecision: precision,
    qty: wireText(units),
    qtyPrecision: unitsPrecision,
    label: holdingGroupName(row, groupType, language),
    fundBaseCcyCost: wireText(base.cost),
    fundBaseCcyCostPrecision: basePrecision,
    fundBaseCcyValue: wireText(base.marketValue),
    fundBaseCcyValuePrecision: basePrecision,
    fundBaseCcyReturnPercent: returnPercent,
    fundBaseCcyReturnPercentPrecision: percentPrecision,
    fundBaseCcyProfit: wireText(base.profit),
    fundBaseCcyProfitPrecision: basePrecision,
    txnPaymentType: row.paymentType,
    txnCurrency: row.settlementCurrency,
    grossDividend: wireText(figures.grossDividend),
    grossDividendPrecision: precision,
  };
}

function wireFund(
  { fund, priceDate }: StoredHolding,
  shown: { readonly language: Language; readonly nav: Decimal | undefined; readonly places: number },
) {
  const { language, nav, places } = shown;
  const price = nav === undefined ? null : priceText(toText(nav), { navPrecision: places });
  return {
    name: { code: fund.code, value: localised(fund.names, language) ?? null },
    isinCode: fund.isin,
    jfFundCode: jfFundCode(fund),
    baseCurrency: fund.baseCurrency,
    fundRiskRating: fund.riskRating,
    category: { code: fund.category, value: localised(categoryNames[fund.category] ?? {}, language) ?? null },
    navPrecision: places,
    fundPrice: price === null ? null : { bid: price, nav: price, date: priceDate },
    fundAvailability: {
      availBuy: fund.availBuy,
      availRSPBuy: fund.availRegularBuy,
      availERSPBuy: fund.availFlexibleBuy,
      availSchBuy: fund.availScheduledBuy,
      availSell: fund.availSell,
      availSwitchSell: fund.availSwitchSell,
    },
    isCifmFund: fund.isChinaFund,
    availSchBuy: fund.availScheduledBuy,
    statusNormal: fund.statusNormal,
    fundMarketType:
      fund.marketType === null
        ? null
        : { code: fund.marketType, value: localised(marketTypeNames[fund.marketType] ?? {}, language) ?? null },
  };
}
