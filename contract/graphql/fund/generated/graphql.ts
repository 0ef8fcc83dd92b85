/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FundDetailsQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundDetailsQuery = { fundDetails: Array<{ jurisdictionType: string | null, house: string | null, objective: string | null, launchDate: string | null, distributionFrequency: string | null, ongoingCharge: string | null, size: string | null, sizeDate: string | null, benchmark: string | null, isinCode: string | null, baseCurrency: string, jfFundCode: string | null, category: { code: string, value: string | null } | null, fundMarketType: { code: string, value: string | null } | null, portfolio: { asOf: string, holdings: Array<{ name: string, percent: string }>, countries: Array<{ name: string, percent: string }>, sectors: Array<{ name: string, percent: string }> } | null, distributions: Array<{ exDate: string, payDate: string | null, amount: string, currency: string, annualYield: string | null }>, name: { code: string }, documents: Array<{ kind: string, date: string | null, address: string }> }> };

export type FundDocumentsQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundDocumentsQuery = { fundDetails: Array<{ isinCode: string | null, baseCurrency: string, jfFundCode: string | null, name: { code: string }, documents: Array<{ kind: string, date: string | null, address: string }> }> };

export type DocumentedFundFragment = { isinCode: string | null, baseCurrency: string, jfFundCode: string | null, name: { code: string }, documents: Array<{ kind: string, date: string | null, address: string }> };

export type FundPricesQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type FundPricesQuery = { fundPrices: Array<{ isinCode: string | null, baseCurrency: string, jfFundCode: string | null, name: { code: string }, prices: Array<{ date: string, nav: string }> }> };

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
export const DocumentedFundFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DocumentedFund on FundDetails {
  name {
    code
  }
  isinCode
  baseCurrency
  jfFundCode
  documents {
    kind
    date
    address
  }
}
    `, {"fragmentName":"DocumentedFund"}) as unknown as TypedDocumentString<DocumentedFundFragment, unknown>;
export const FundDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FundDetails($codes: [String!]!) {
  fundDetails(codes: $codes) {
    ...DocumentedFund
    jurisdictionType
    house
    objective
    launchDate
    category {
      code
      value
    }
    fundMarketType {
      code
      value
    }
    distributionFrequency
    ongoingCharge
    size
    sizeDate
    benchmark
    portfolio {
      asOf
      holdings {
        name
        percent
      }
      countries {
        name
        percent
      }
      sectors {
        name
        percent
      }
    }
    distributions {
      exDate
      payDate
      amount
      currency
      annualYield
    }
  }
}
    fragment DocumentedFund on FundDetails {
  name {
    code
  }
  isinCode
  baseCurrency
  jfFundCode
  documents {
    kind
    date
    address
  }
}`, {"kind":"query","name":"FundDetails"}) as unknown as TypedDocumentString<FundDetailsQuery, FundDetailsQueryVariables>;
export const FundDocumentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FundDocuments($codes: [String!]!) {
  fundDetails(codes: $codes) {
    ...DocumentedFund
  }
}
    fragment DocumentedFund on FundDetails {
  name {
    code
  }
  isinCode
  baseCurrency
  jfFundCode
  documents {
    kind
    date
    address
  }
}`, {"kind":"query","name":"FundDocuments"}) as unknown as TypedDocumentString<FundDocumentsQuery, FundDocumentsQueryVariables>;
export const FundPricesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FundPrices($codes: [String!]!) {
  fundPrices(codes: $codes) {
    name {
      code
    }
    isinCode
    baseCurrency
    jfFundCode
    prices {
      date
      nav
    }
  }
}
    `, {"kind":"query","name":"FundPrices"}) as unknown as TypedDocumentString<FundPricesQuery, FundPricesQueryVariables>;