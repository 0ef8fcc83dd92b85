/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type HoldingStatisticsFilter = {
  /** ALL, EC_ON, EC_OF, MA or MS. */
  accountType?: string | null | undefined;
  costPreference?: string | null | undefined;
  /** FUND_CODE, FUND_CATEGORY, FUND_MARKET_TYPE or FUND_BASE_CURRENCY. */
  groupType?: string | null | undefined;
  isPieChart?: boolean | null | undefined;
  msAccountNo?: string | null | undefined;
  /** LS or RSP: what was bought in a lump sum or regularly; both where it isn't given. */
  paymentType?: string | null | undefined;
  profitCcy?: string | null | undefined;
  /** PYC: each line in its own txnCurrency; otherwise the currency of every figure. */
  settCcy?: string | null | undefined;
  settCostCcy?: string | null | undefined;
  showCcy?: string | null | undefined;
  /** ALL, TWD or ZZZ (any other). */
  txnCcy?: string | null | undefined;
  /** ALL, or market for HK's break-down groups. */
  type?: string | null | undefined;
};

export type RegionalSummaryType =
  | 'FOREIGN'
  | 'LOCAL'
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