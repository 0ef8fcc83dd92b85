/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A fund with its distributions reinvested, or a deposit in the currency of the history; one of the two. */
export type BenchmarkFilter = {
  /** The currency of that fund, ISO 4217; null for a deposit. */
  currency?: string | null | undefined;
  /** The deposit's rate in percent a year, from 0 to 100, two places; null for a fund. */
  depositRate?: string | null | undefined;
  /** Either code of the fund; null for a deposit. */
  fundCode?: string | null | undefined;
};

/** Every holding of a fund in an account; two funds may share a code in different currencies, and one fund may be held by several payment types. */
export type HoldingFilter = {
  /** The number of the account that holds it. */
  accountNumber: string;
  /** The currency of the fund, ISO 4217. */
  currency: string;
  /** The fund's code. */
  fundCode: string;
  /** The payment type of the holding, as `txnPaymentType`; null for all. */
  paymentType?: string | null | undefined;
};

export type SumFieldsFragment = { realisedGain: string | null, paidDistributions: string | null, reinvestedDistributions: string | null, fees: string | null };

export type PaymentFieldsFragment = { date: string, orderId: string | null, orderNo: string | null, amount: string | null, currency: string, converted: string | null };

export type GainsAndIncomeQueryVariables = Exact<{
  currency: string;
  year?: number | null | undefined;
}>;


export type GainsAndIncomeQuery = { gainsAndIncome: { currency: string, year: number, years: Array<number>, bridge: { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string } | null, sums: { realisedGain: string | null, paidDistributions: string | null, reinvestedDistributions: string | null, fees: string | null }, holdings: Array<{ accountNumber: string, fundCode: string, fundName: string, isHeld: boolean, sums: { realisedGain: string | null, paidDistributions: string | null, reinvestedDistributions: string | null, fees: string | null }, sales: Array<{ date: string, orderId: string | null, orderNo: string | null, units: string, amount: string | null, currency: string, proceeds: string | null, cost: string | null, gain: string | null }>, paidDistributions: Array<{ date: string, orderId: string | null, orderNo: string | null, amount: string | null, currency: string, converted: string | null }>, reinvestedDistributions: Array<{ date: string, orderId: string | null, orderNo: string | null, amount: string | null, currency: string, converted: string | null }>, fees: Array<{ date: string, orderId: string | null, orderNo: string | null, amount: string | null, currency: string, converted: string | null }> }>, declared: Array<{ accountNumber: string, fundCode: string, fundName: string, exDate: string, payDate: string, units: string, perUnit: string, amount: string, currency: string }> } };

export type PlanOutcomesQueryVariables = Exact<{
  currency: string;
}>;


export type PlanOutcomesQuery = { planOutcomes: Array<{ refNo: string, points: Array<{ date: string, value: string | null, putIn: string | null, oldPriceDate: string | null }> }> };

export type BridgeFieldsFragment = { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string };

export type PortfolioHistoryQueryVariables = Exact<{
  currency: string;
  period: string;
  visitedOn?: string | null | undefined;
  holdings?: Array<HoldingFilter> | HoldingFilter | null | undefined;
  benchmark?: BenchmarkFilter | null | undefined;
}>;


export type PortfolioHistoryQuery = { portfolioHistory: { currency: string, since: string | null, timeWeightedReturn: string | null, moneyWeightedReturn: string | null, noMoneyWeightedReturn: string | null, realisedGain: string | null, unrealisedGain: string | null, benchmark: Array<string | null> | null, points: Array<{ date: string, value: string | null, putIn: string | null, oldPriceDate: string | null }>, payments: Array<{ date: string, first: string | null, kind: string, amount: string | null, orderNo: string | null }>, worth: { total: string, funds: string, cash: string, inTransit: string, openOrders: number, unvalued: number, ordersInTransit: Array<{ orderId: string, orderNo: string | null, date: string | null, kind: string, fundCode: string, fundName: string, value: string }> }, bridge: { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string } | null, contributions: Array<{ fundCode: string, fundName: string, price: string, currency: string, distributions: string, fees: string, gain: string }>, dealsSinceVisit: Array<{ orderId: string, orderNo: string | null, kind: string, date: string, fundCode: string, fundName: string, amount: string | null }>, sinceVisit: { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string } | null, latest: { first: string, last: string, opening: string, paidIn: string, paidOut: string, price: string, currency: string, distributions: string, fees: string, unexplained: string, closing: string } | null } };

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
export const SumFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SumFields on GainsAndIncomeSums {
  realisedGain
  paidDistributions
  reinvestedDistributions
  fees
}
    `, {"fragmentName":"SumFields"}) as unknown as TypedDocumentString<SumFieldsFragment, unknown>;
export const PaymentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PaymentFields on FundPayment {
  date
  orderId
  orderNo
  amount
  currency
  converted
}
    `, {"fragmentName":"PaymentFields"}) as unknown as TypedDocumentString<PaymentFieldsFragment, unknown>;
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
export const GainsAndIncomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GainsAndIncome($currency: String!, $year: Int) {
  gainsAndIncome(currency: $currency, year: $year) {
    currency
    year
    years
    bridge {
      ...BridgeFields
    }
    sums {
      ...SumFields
    }
    holdings {
      accountNumber
      fundCode
      fundName
      isHeld
      sums {
        ...SumFields
      }
      sales {
        date
        orderId
        orderNo
        units
        amount
        currency
        proceeds
        cost
        gain
      }
      paidDistributions {
        ...PaymentFields
      }
      reinvestedDistributions {
        ...PaymentFields
      }
      fees {
        ...PaymentFields
      }
    }
    declared {
      accountNumber
      fundCode
      fundName
      exDate
      payDate
      units
      perUnit
      amount
      currency
    }
  }
}
    fragment SumFields on GainsAndIncomeSums {
  realisedGain
  paidDistributions
  reinvestedDistributions
  fees
}
fragment PaymentFields on FundPayment {
  date
  orderId
  orderNo
  amount
  currency
  converted
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
}`, {"kind":"query","name":"GainsAndIncome"}) as unknown as TypedDocumentString<GainsAndIncomeQuery, GainsAndIncomeQueryVariables>;
export const PlanOutcomesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanOutcomes($currency: String!) {
  planOutcomes(currency: $currency) {
    refNo
    points {
      date
      value
      putIn
      oldPriceDate
    }
  }
}
    `, {"kind":"query","name":"PlanOutcomes"}) as unknown as TypedDocumentString<PlanOutcomesQuery, PlanOutcomesQueryVariables>;
export const PortfolioHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PortfolioHistory($currency: String!, $period: String!, $visitedOn: Date, $holdings: [HoldingFilter!], $benchmark: BenchmarkFilter) {
  portfolioHistory(
    currency: $currency
    period: $period
    visitedOn: $visitedOn
    holdings: $holdings
    benchmark: $benchmark
  ) {
    currency
    since
    points {
      date
      value
      putIn
      oldPriceDate
    }
    payments {
      date
      first
      kind
      amount
      orderNo
    }
    worth {
      total
      funds
      cash
      inTransit
      ordersInTransit {
        orderId
        orderNo
        date
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
    contributions {
      fundCode
      fundName
      price
      currency
      distributions
      fees
      gain
    }
    dealsSinceVisit {
      orderId
      orderNo
      kind
      date
      fundCode
      fundName
      amount
    }
    sinceVisit {
      ...BridgeFields
    }
    latest {
      ...BridgeFields
    }
    timeWeightedReturn
    moneyWeightedReturn
    noMoneyWeightedReturn
    realisedGain
    unrealisedGain
    benchmark
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