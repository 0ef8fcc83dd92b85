/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BridgeFieldsFragment = { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string };

export type PortfolioHistoryQueryVariables = Exact<{
  currency: string;
  period: string;
  visitedOn?: string | null | undefined;
}>;


export type PortfolioHistoryQuery = { portfolioHistory: { currency: string, since: string | null, timeWeightedReturn: string | null, moneyWeightedReturn: string | null, realisedGain: string | null, unrealisedGain: string | null, points: Array<{ date: string, value: string | null, putIn: string | null }>, payments: Array<{ date: string, amount: string | null }>, worth: { total: string, funds: string, cash: string, inTransit: string, openOrders: number, unvalued: number, ordersInTransit: Array<{ orderId: string, kind: string, fundCode: string, fundName: string, value: string }> }, bridge: { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string } | null, sinceVisit: { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string } | null, latest: { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string } | null } };

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
export const BridgeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BridgeFields on ValueBridge {
  first
  last
  opening
  paidIn
  paidOut
  price
  currency
  distributions
  fees
  unexplained
  closing
}
    `, {"fragmentName":"BridgeFields"}) as unknown as TypedDocumentString<BridgeFieldsFragment, unknown>;
export const PortfolioHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PortfolioHistory($currency: String!, $period: String!, $visitedOn: Date) {
  portfolioHistory(currency: $currency, period: $period, visitedOn: $visitedOn) {
    currency
    since
    points {
      date
      value
      putIn
    }
    payments {
      date
      amount
    }
    worth {
      total
      funds
      cash
      inTransit
      ordersInTransit {
        orderId
        kind
        fundCode
        fundName
        value
      }
      openOrders
      unvalued
    }
    bridge {
      ...BridgeFields
    }
    sinceVisit {
      ...BridgeFields
    }
    latest {
      ...BridgeFields
    }
    timeWeightedReturn
    moneyWeightedReturn
    realisedGain
    unrealisedGain
  }
}
    fragment BridgeFields on ValueBridge {
  first
  last
  opening
  paidIn
  paidOut
  price
  currency
  distributions
  fees
  unexplained
  closing
}`, {"kind":"query","name":"PortfolioHistory"}) as unknown as TypedDocumentString<PortfolioHistoryQuery, PortfolioHistoryQueryVariables>;