/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Which holdings are counted, in which currency they are told, and how they are grouped [GQL-03]. A field that isn't given filters nothing. */
export type HoldingStatisticsFilter = {
  /** The kind of account: ALL, EC_ON, EC_OF, MA or MS [ENUM-11]. */
  accountType?: string | null | undefined;
  /** How the cost is told; S, the setting at first [ENT-22]. */
  costPreference?: string | null | undefined;
  /** The groups: FUND_CODE, FUND_CATEGORY, FUND_MARKET_TYPE or FUND_BASE_CURRENCY [ENUM-15]. */
  groupType?: string | null | undefined;
  /** True for the figures of the chart, false for those of the table [CONFLICT-32]. */
  isPieChart?: boolean | null | undefined;
  /** The number of the one sub-account that is counted; null for every account. */
  msAccountNo?: string | null | undefined;
  /** LS or RSP: what was bought in a lump sum or regularly; both where it isn't given. */
  paymentType?: string | null | undefined;
  /** The currency of the profits, ISO 4217 [ENT-22]. */
  profitCcy?: string | null | undefined;
  /** The currency of every figure, ISO 4217, or PYC: each line in its own txnCurrency [CONFLICT-32]. */
  settCcy?: string | null | undefined;
  /** The currency of the costs, as settCcy; PYC beside it [CONFLICT-32]. */
  settCostCcy?: string | null | undefined;
  /** The viewing currency, ISO 4217, of the totals [ENT-22]. */
  showCcy?: string | null | undefined;
  /** The currency that holdings settle in: ALL, TWD, or ZZZ for any other [ENUM-14]. */
  txnCcy?: string | null | undefined;
  /** ALL, or market for the groups of Hong Kong's break-down. */
  type?: string | null | undefined;
};

/** The part of a portfolio in Taiwan that a summary is about [HOLD-16]. */
export type RegionalSummaryType =
  /** Holdings that settle in a foreign currency. */
  | 'FOREIGN'
  /** Holdings that settle in TWD. */
  | 'LOCAL'
  /** Both of them together. */
  | 'TOTAL';

export type HoldingFieldsTwFragment = { accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, txnPaymentType: string, txnCurrency: string, grossDividend: string | null, fund: { isinCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, statusNormal: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { nav: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSell: boolean, availSwitchSell: boolean }, fundMarketType: { code: string, value: string | null } | null } };

export type SummaryFieldsTwFragment = { totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, regionalSummaries: Array<{ summaryType: RegionalSummaryType, txnPaymentType: string | null, txnCurrency: string | null, cost: string | null, marketValue: string | null, marketValuePrecision: number | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, grossDividend: string | null }> };

export type SummaryFieldsHkFragment = { totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number };

export type AccountFieldsHkFragment = { holdingStatisticsDetails: Array<{ accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }> };

export type AssetClassFieldsHkFragment = { pieChartNodes: Array<{ label: string | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, profit: string | null, nodeInfo: { code: string, value: string | null } }> };

export type WholeStatisticsHkQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
}>;


export type WholeStatisticsHkQuery = { holdingStatisticsHK: { totalCostPrecision: number | null, returnPercentPrecision: number | null, profitPrecision: number | null, value: string | null, valuePrecision: number | null, numberOfFundsPrecision: number | null, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, pieChartNodes: Array<{ costPrecision: number | null, returnPercentPrecision: number | null, profitPrecision: number | null, qty: string | null, qtyPrecision: number | null, label: string | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, profit: string | null, nodeInfo: { code: string, value: string | null } }>, holdingStatisticsDetails: Array<{ totalCostPrecision: number | null, profitPrecision: number | null, returnPercentPrecision: number | null, accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number }> } };

export type WholeStatisticsTwQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
}>;


export type WholeStatisticsTwQuery = { holdingStatisticsTW: { totalCostPrecision: number | null, returnPercentPrecision: number | null, profitPrecision: number | null, value: string | null, valuePrecision: number | null, numberOfFundsPrecision: number | null, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, returnPercent: string | null, profit: string | null, numberOfFunds: number, pieChartNodes: Array<{ marketValue: string | null, marketValuePrecision: number | null, cost: string | null, costPrecision: number | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, profitPrecision: number | null, label: string | null, qty: string | null, qtyPrecision: number | null, nodeInfo: { code: string, value: string | null } }>, holdingStatisticsDetails: Array<{ accountNo: string, accountType: string, totalCost: string | null, totalValue: string | null, totalValuePrecision: number | null, profit: string | null, returnPercent: string | null, numberOfFunds: number, totalCostPrecision: number | null, profitPrecision: number | null, returnPercentPrecision: number | null }>, regionalSummaries: Array<{ costPrecision: number | null, profitPrecision: number | null, grossDividendPrecision: number | null, summaryType: RegionalSummaryType, txnPaymentType: string | null, txnCurrency: string | null, cost: string | null, marketValue: string | null, marketValuePrecision: number | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, grossDividend: string | null }>, tableViewDetails: Array<{ costPrecision: number | null, profitPrecision: number | null, qty: string | null, qtyPrecision: number | null, label: string | null, fundBaseCcyCostPrecision: number | null, fundBaseCcyProfitPrecision: number | null, grossDividendPrecision: number | null, accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, txnPaymentType: string, txnCurrency: string, grossDividend: string | null, fund: { isinCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, statusNormal: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { nav: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSell: boolean, availSwitchSell: boolean }, fundMarketType: { code: string, value: string | null } | null } }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const HoldingFieldsTwFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HoldingFieldsTW on HoldingTW {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      nav
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSell
      availSwitchSell
    }
    statusNormal
    fundMarketType {
      code
      value
    }
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
  txnPaymentType
  txnCurrency
  grossDividend
}
    `, {"fragmentName":"HoldingFieldsTW"}) as unknown as TypedDocumentString<HoldingFieldsTwFragment, unknown>;
export const SummaryFieldsTwFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SummaryFieldsTW on HoldingStatisticsTW {
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  regionalSummaries {
    summaryType
    txnPaymentType
    txnCurrency
    cost
    marketValue
    marketValuePrecision
    returnPercent
    returnPercentPrecision
    profit
    grossDividend
  }
}
    `, {"fragmentName":"SummaryFieldsTW"}) as unknown as TypedDocumentString<SummaryFieldsTwFragment, unknown>;
export const SummaryFieldsHkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SummaryFieldsHK on HoldingStatisticsHK {
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
}
    `, {"fragmentName":"SummaryFieldsHK"}) as unknown as TypedDocumentString<SummaryFieldsHkFragment, unknown>;
export const AccountFieldsHkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountFieldsHK on HoldingStatisticsHK {
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
}
    `, {"fragmentName":"AccountFieldsHK"}) as unknown as TypedDocumentString<AccountFieldsHkFragment, unknown>;
export const AssetClassFieldsHkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AssetClassFieldsHK on HoldingStatisticsHK {
  pieChartNodes {
    nodeInfo {
      code
      value
    }
    label
    marketValue
    marketValuePrecision
    cost
    returnPercent
    profit
  }
}
    `, {"fragmentName":"AssetClassFieldsHK"}) as unknown as TypedDocumentString<AssetClassFieldsHkFragment, unknown>;
export const WholeStatisticsHkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WholeStatisticsHK($filter: HoldingStatisticsFilter!) {
  holdingStatisticsHK(filter: $filter) {
    ...SummaryFieldsHK
    ...AccountFieldsHK
    ...AssetClassFieldsHK
    totalCostPrecision
    returnPercentPrecision
    profitPrecision
    value
    valuePrecision
    numberOfFundsPrecision
    pieChartNodes {
      costPrecision
      returnPercentPrecision
      profitPrecision
      qty
      qtyPrecision
    }
    holdingStatisticsDetails {
      totalCostPrecision
      profitPrecision
      returnPercentPrecision
    }
  }
}
    fragment SummaryFieldsHK on HoldingStatisticsHK {
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
}
fragment AccountFieldsHK on HoldingStatisticsHK {
  holdingStatisticsDetails {
    accountNo
    accountType
    totalCost
    totalValue
    totalValuePrecision
    profit
    returnPercent
    numberOfFunds
  }
}
fragment AssetClassFieldsHK on HoldingStatisticsHK {
  pieChartNodes {
    nodeInfo {
      code
      value
    }
    label
    marketValue
    marketValuePrecision
    cost
    returnPercent
    profit
  }
}`, {"kind":"query","name":"WholeStatisticsHK"}) as unknown as TypedDocumentString<WholeStatisticsHkQuery, WholeStatisticsHkQueryVariables>;
export const WholeStatisticsTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WholeStatisticsTW($filter: HoldingStatisticsFilter!) {
  holdingStatisticsTW(filter: $filter) {
    ...SummaryFieldsTW
    totalCostPrecision
    returnPercentPrecision
    profitPrecision
    value
    valuePrecision
    numberOfFundsPrecision
    pieChartNodes {
      nodeInfo {
        code
        value
      }
      marketValue
      marketValuePrecision
      cost
      costPrecision
      returnPercent
      returnPercentPrecision
      profit
      profitPrecision
      label
      qty
      qtyPrecision
    }
    holdingStatisticsDetails {
      accountNo
      accountType
      totalCost
      totalValue
      totalValuePrecision
      profit
      returnPercent
      numberOfFunds
      totalCostPrecision
      profitPrecision
      returnPercentPrecision
    }
    regionalSummaries {
      costPrecision
      profitPrecision
      grossDividendPrecision
    }
    tableViewDetails {
      ...HoldingFieldsTW
      costPrecision
      profitPrecision
      qty
      qtyPrecision
      label
      fundBaseCcyCostPrecision
      fundBaseCcyProfitPrecision
      grossDividendPrecision
    }
  }
}
    fragment HoldingFieldsTW on HoldingTW {
  accountNo
  fund {
    name {
      code
      value
    }
    isinCode
    baseCurrency
    fundRiskRating
    category {
      code
      value
    }
    navPrecision
    fundPrice {
      nav
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSell
      availSwitchSell
    }
    statusNormal
    fundMarketType {
      code
      value
    }
  }
  holdingUnits
  holdingUnitsPrecision
  averageUnitCost
  averageUnitCostPrecision
  marketValue
  marketValuePrecision
  cost
  returnPercent
  returnPercentPrecision
  profit
  fundBaseCcyCost
  fundBaseCcyValue
  fundBaseCcyValuePrecision
  fundBaseCcyReturnPercent
  fundBaseCcyReturnPercentPrecision
  fundBaseCcyProfit
  txnPaymentType
  txnCurrency
  grossDividend
}
fragment SummaryFieldsTW on HoldingStatisticsTW {
  totalCost
  totalValue
  totalValuePrecision
  returnPercent
  profit
  numberOfFunds
  regionalSummaries {
    summaryType
    txnPaymentType
    txnCurrency
    cost
    marketValue
    marketValuePrecision
    returnPercent
    returnPercentPrecision
    profit
    grossDividend
  }
}`, {"kind":"query","name":"WholeStatisticsTW"}) as unknown as TypedDocumentString<WholeStatisticsTwQuery, WholeStatisticsTwQueryVariables>;