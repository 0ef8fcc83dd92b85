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

export type HoldingStatisticsHkExcelQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
  country: string;
}>;


export type HoldingStatisticsHkExcelQuery = { holdingStatisticsHK: { tableViewDetails: Array<{ accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, fund: { isinCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, isCifmFund: boolean, availSchBuy: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { bid: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean } } }> } };

export type HoldingStatisticsHkExcelSubAccountQueryVariables = Exact<{
  filter: HoldingStatisticsFilter;
  country: string;
}>;


export type HoldingStatisticsHkExcelSubAccountQuery = { holdingStatisticsHK: { tableViewDetails: Array<{ accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, fund: { isinCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, isCifmFund: boolean, availSchBuy: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { bid: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean } } }> } };

export type HoldingFieldsHkFragment = { accountNo: string, holdingUnits: string, holdingUnitsPrecision: number | null, averageUnitCost: string | null, averageUnitCostPrecision: number | null, marketValue: string | null, marketValuePrecision: number | null, cost: string | null, returnPercent: string | null, returnPercentPrecision: number | null, profit: string | null, fundBaseCcyCost: string | null, fundBaseCcyValue: string | null, fundBaseCcyValuePrecision: number | null, fundBaseCcyReturnPercent: string | null, fundBaseCcyReturnPercentPrecision: number | null, fundBaseCcyProfit: string | null, fund: { isinCode: string | null, baseCurrency: string, fundRiskRating: string | null, navPrecision: number | null, isCifmFund: boolean, availSchBuy: boolean, name: { code: string, value: string | null }, category: { code: string, value: string | null }, fundPrice: { bid: string | null, date: string | null } | null, fundAvailability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean } } };

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
export const HoldingFieldsHkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HoldingFieldsHK on HoldingHK {
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
      bid
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
    }
    isCifmFund
    availSchBuy
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
}
    `, {"fragmentName":"HoldingFieldsHK"}) as unknown as TypedDocumentString<HoldingFieldsHkFragment, unknown>;
export const HoldingStatisticsHkExcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HoldingStatisticsHKExcel($filter: HoldingStatisticsFilter!, $country: String!) {
  holdingStatisticsHK(filter: $filter, country: $country) {
    tableViewDetails {
      ...HoldingFieldsHK
    }
  }
}
    fragment HoldingFieldsHK on HoldingHK {
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
      bid
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
    }
    isCifmFund
    availSchBuy
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
}`, {"kind":"query","name":"HoldingStatisticsHKExcel"}) as unknown as TypedDocumentString<HoldingStatisticsHkExcelQuery, HoldingStatisticsHkExcelQueryVariables>;
export const HoldingStatisticsHkExcelSubAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HoldingStatisticsHKExcelSubAccount($filter: HoldingStatisticsFilter!, $country: String!) {
  holdingStatisticsHK(filter: $filter, country: $country) {
    tableViewDetails {
      ...HoldingFieldsHK
    }
  }
}
    fragment HoldingFieldsHK on HoldingHK {
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
      bid
      date
    }
    fundAvailability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
    }
    isCifmFund
    availSchBuy
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
}`, {"kind":"query","name":"HoldingStatisticsHKExcelSubAccount"}) as unknown as TypedDocumentString<HoldingStatisticsHkExcelSubAccountQuery, HoldingStatisticsHkExcelSubAccountQueryVariables>;