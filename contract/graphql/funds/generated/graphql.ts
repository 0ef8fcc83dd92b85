/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FundOrderTermsTwQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundOrderTermsTwQuery = { fundOrderTermsTW: Array<{ code: string, jfFundCode: string | null, currency: string, isDigitalShareClass: boolean, feeType: string | null, subscription: { until: string, dealsOn: string, issuePrice: string | null } | null }> };

export type FundPeriodsQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundPeriodsQuery = { fundPeriods: Array<{ code: string, jfFundCode: string | null, oneMonth: string | null, threeMonth: string | null, sixMonth: string | null, yearToDate: string | null, sinceStart: string | null }> };

export type FundPreviewsQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundPreviewsQuery = { fundPreviews: Array<{ isinCode: string | null, baseCurrency: string, fundRiskRating: string | null, jfFundCode: string | null, statusNormal: boolean | null, ivrCode: string | null, name: { code: string, value: string | null }, fundPrice: { bid: string | null, nav: string | null, date: string | null } | null, fundPerformance: { oneYear: string | null, twoYear: string | null, threeYear: string | null, fiveYear: string | null, performanceEffectiveDate: string | null } | null, availability: { availBuy: boolean, availRSPBuy: boolean, availERSPBuy: boolean, availSchBuy: boolean | null, availSell: boolean | null, availSwitchSell: boolean | null } }> };

export type NewFundsTwQueryVariables = Exact<{ [key: string]: never; }>;


export type NewFundsTwQuery = { newFundsTW: Array<string> };

export type PurchaseLimitsQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type PurchaseLimitsQuery = { purchaseLimits: Array<{ code: string, jfFundCode: string | null, currency: string, limits: Array<{ currency: string, least: string | null, leastOnTop: string | null, most: string | null }> }> };

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

export const FundOrderTermsTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FundOrderTermsTW($codes: [String!]!) {
  fundOrderTermsTW(codes: $codes) {
    code
    jfFundCode
    currency
    isDigitalShareClass
    feeType
    subscription {
      until
      dealsOn
      issuePrice
    }
  }
}
    `, {"kind":"query","name":"FundOrderTermsTW"}) as unknown as TypedDocumentString<FundOrderTermsTwQuery, FundOrderTermsTwQueryVariables>;
export const FundPeriodsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FundPeriods($codes: [String!]!) {
  fundPeriods(codes: $codes) {
    code
    jfFundCode
    oneMonth
    threeMonth
    sixMonth
    yearToDate
    sinceStart
  }
}
    `, {"kind":"query","name":"FundPeriods"}) as unknown as TypedDocumentString<FundPeriodsQuery, FundPeriodsQueryVariables>;
export const FundPreviewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FundPreviews($codes: [String!]!) {
  fundPreviews(codes: $codes) {
    name {
      code
      value
    }
    isinCode
    fundPrice {
      bid
      nav
      date
    }
    baseCurrency
    fundRiskRating
    fundPerformance {
      oneYear
      twoYear
      threeYear
      fiveYear
      performanceEffectiveDate
    }
    availability {
      availBuy
      availRSPBuy
      availERSPBuy
      availSchBuy
      availSell
      availSwitchSell
    }
    jfFundCode
    statusNormal
    ivrCode
  }
}
    `, {"kind":"query","name":"FundPreviews"}) as unknown as TypedDocumentString<FundPreviewsQuery, FundPreviewsQueryVariables>;
export const NewFundsTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NewFundsTW {
  newFundsTW
}
    `, {"kind":"query","name":"NewFundsTW"}) as unknown as TypedDocumentString<NewFundsTwQuery, NewFundsTwQueryVariables>;
export const PurchaseLimitsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PurchaseLimits($codes: [String!]!) {
  purchaseLimits(codes: $codes) {
    code
    jfFundCode
    currency
    limits {
      currency
      least
      leastOnTop
      most
    }
  }
}
    `, {"kind":"query","name":"PurchaseLimits"}) as unknown as TypedDocumentString<PurchaseLimitsQuery, PurchaseLimitsQueryVariables>;