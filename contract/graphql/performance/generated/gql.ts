/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment SumFields on GainsAndIncomeSums {\n  realisedGain\n  paidDistributions\n  reinvestedDistributions\n  fees\n}\n\nfragment PaymentFields on FundPayment {\n  date\n  orderId\n  orderNo\n  amount\n  currency\n  converted\n}\n\nquery GainsAndIncome($currency: String!, $year: Int) {\n  gainsAndIncome(currency: $currency, year: $year) {\n    currency\n    year\n    years\n    bridge {\n      ...BridgeFields\n    }\n    sums {\n      ...SumFields\n    }\n    holdings {\n      accountNumber\n      fundCode\n      fundName\n      isHeld\n      sums {\n        ...SumFields\n      }\n      sales {\n        date\n        orderId\n        orderNo\n        units\n        amount\n        currency\n        proceeds\n        cost\n        gain\n      }\n      paidDistributions {\n        ...PaymentFields\n      }\n      reinvestedDistributions {\n        ...PaymentFields\n      }\n      fees {\n        ...PaymentFields\n      }\n    }\n    declared {\n      accountNumber\n      fundCode\n      fundName\n      exDate\n      payDate\n      units\n      perUnit\n      amount\n      currency\n    }\n  }\n}": typeof types.SumFieldsFragmentDoc,
    "query PlanOutcomes($currency: String!) {\n  planOutcomes(currency: $currency) {\n    refNo\n    points {\n      date\n      value\n      putIn\n    }\n  }\n}": typeof types.PlanOutcomesDocument,
    "fragment BridgeFields on ValueBridge {\n  first\n  last\n  opening\n  paidIn\n  paidOut\n  price\n  currency\n  distributions\n  fees\n  unexplained\n  closing\n}\n\nquery PortfolioHistory($currency: String!, $period: String!, $visitedOn: Date, $holdings: [HoldingFilter!], $benchmark: BenchmarkFilter) {\n  portfolioHistory(\n    currency: $currency\n    period: $period\n    visitedOn: $visitedOn\n    holdings: $holdings\n    benchmark: $benchmark\n  ) {\n    currency\n    since\n    points {\n      date\n      value\n      putIn\n    }\n    payments {\n      date\n      amount\n    }\n    worth {\n      total\n      funds\n      cash\n      inTransit\n      ordersInTransit {\n        orderId\n        kind\n        fundCode\n        fundName\n        value\n      }\n      openOrders\n      unvalued\n    }\n    bridge {\n      ...BridgeFields\n    }\n    sinceVisit {\n      ...BridgeFields\n    }\n    latest {\n      ...BridgeFields\n    }\n    timeWeightedReturn\n    moneyWeightedReturn\n    realisedGain\n    unrealisedGain\n    benchmark\n  }\n}": typeof types.BridgeFieldsFragmentDoc,
};
const documents: Documents = {
    "fragment SumFields on GainsAndIncomeSums {\n  realisedGain\n  paidDistributions\n  reinvestedDistributions\n  fees\n}\n\nfragment PaymentFields on FundPayment {\n  date\n  orderId\n  orderNo\n  amount\n  currency\n  converted\n}\n\nquery GainsAndIncome($currency: String!, $year: Int) {\n  gainsAndIncome(currency: $currency, year: $year) {\n    currency\n    year\n    years\n    bridge {\n      ...BridgeFields\n    }\n    sums {\n      ...SumFields\n    }\n    holdings {\n      accountNumber\n      fundCode\n      fundName\n      isHeld\n      sums {\n        ...SumFields\n      }\n      sales {\n        date\n        orderId\n        orderNo\n        units\n        amount\n        currency\n        proceeds\n        cost\n        gain\n      }\n      paidDistributions {\n        ...PaymentFields\n      }\n      reinvestedDistributions {\n        ...PaymentFields\n      }\n      fees {\n        ...PaymentFields\n      }\n    }\n    declared {\n      accountNumber\n      fundCode\n      fundName\n      exDate\n      payDate\n      units\n      perUnit\n      amount\n      currency\n    }\n  }\n}": types.SumFieldsFragmentDoc,
    "query PlanOutcomes($currency: String!) {\n  planOutcomes(currency: $currency) {\n    refNo\n    points {\n      date\n      value\n      putIn\n    }\n  }\n}": types.PlanOutcomesDocument,
    "fragment BridgeFields on ValueBridge {\n  first\n  last\n  opening\n  paidIn\n  paidOut\n  price\n  currency\n  distributions\n  fees\n  unexplained\n  closing\n}\n\nquery PortfolioHistory($currency: String!, $period: String!, $visitedOn: Date, $holdings: [HoldingFilter!], $benchmark: BenchmarkFilter) {\n  portfolioHistory(\n    currency: $currency\n    period: $period\n    visitedOn: $visitedOn\n    holdings: $holdings\n    benchmark: $benchmark\n  ) {\n    currency\n    since\n    points {\n      date\n      value\n      putIn\n    }\n    payments {\n      date\n      amount\n    }\n    worth {\n      total\n      funds\n      cash\n      inTransit\n      ordersInTransit {\n        orderId\n        kind\n        fundCode\n        fundName\n        value\n      }\n      openOrders\n      unvalued\n    }\n    bridge {\n      ...BridgeFields\n    }\n    sinceVisit {\n      ...BridgeFields\n    }\n    latest {\n      ...BridgeFields\n    }\n    timeWeightedReturn\n    moneyWeightedReturn\n    realisedGain\n    unrealisedGain\n    benchmark\n  }\n}": types.BridgeFieldsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SumFields on GainsAndIncomeSums {\n  realisedGain\n  paidDistributions\n  reinvestedDistributions\n  fees\n}\n\nfragment PaymentFields on FundPayment {\n  date\n  orderId\n  orderNo\n  amount\n  currency\n  converted\n}\n\nquery GainsAndIncome($currency: String!, $year: Int) {\n  gainsAndIncome(currency: $currency, year: $year) {\n    currency\n    year\n    years\n    bridge {\n      ...BridgeFields\n    }\n    sums {\n      ...SumFields\n    }\n    holdings {\n      accountNumber\n      fundCode\n      fundName\n      isHeld\n      sums {\n        ...SumFields\n      }\n      sales {\n        date\n        orderId\n        orderNo\n        units\n        amount\n        currency\n        proceeds\n        cost\n        gain\n      }\n      paidDistributions {\n        ...PaymentFields\n      }\n      reinvestedDistributions {\n        ...PaymentFields\n      }\n      fees {\n        ...PaymentFields\n      }\n    }\n    declared {\n      accountNumber\n      fundCode\n      fundName\n      exDate\n      payDate\n      units\n      perUnit\n      amount\n      currency\n    }\n  }\n}"): typeof import('./graphql').SumFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlanOutcomes($currency: String!) {\n  planOutcomes(currency: $currency) {\n    refNo\n    points {\n      date\n      value\n      putIn\n    }\n  }\n}"): typeof import('./graphql').PlanOutcomesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BridgeFields on ValueBridge {\n  first\n  last\n  opening\n  paidIn\n  paidOut\n  price\n  currency\n  distributions\n  fees\n  unexplained\n  closing\n}\n\nquery PortfolioHistory($currency: String!, $period: String!, $visitedOn: Date, $holdings: [HoldingFilter!], $benchmark: BenchmarkFilter) {\n  portfolioHistory(\n    currency: $currency\n    period: $period\n    visitedOn: $visitedOn\n    holdings: $holdings\n    benchmark: $benchmark\n  ) {\n    currency\n    since\n    points {\n      date\n      value\n      putIn\n    }\n    payments {\n      date\n      amount\n    }\n    worth {\n      total\n      funds\n      cash\n      inTransit\n      ordersInTransit {\n        orderId\n        kind\n        fundCode\n        fundName\n        value\n      }\n      openOrders\n      unvalued\n    }\n    bridge {\n      ...BridgeFields\n    }\n    sinceVisit {\n      ...BridgeFields\n    }\n    latest {\n      ...BridgeFields\n    }\n    timeWeightedReturn\n    moneyWeightedReturn\n    realisedGain\n    unrealisedGain\n    benchmark\n  }\n}"): typeof import('./graphql').BridgeFieldsFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
