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
    "query FundDetails($codes: [String!]!) {\n  fundDetails(codes: $codes) {\n    ...DocumentedFund\n    jurisdictionType\n    house\n    objective\n    launchDate\n    category {\n      code\n      value\n    }\n    fundMarketType {\n      code\n      value\n    }\n    distributionFrequency\n    ongoingCharge\n    size\n    sizeDate\n    benchmark\n    portfolio {\n      asOf\n      holdings {\n        name\n        percent\n      }\n      countries {\n        name\n        percent\n      }\n      sectors {\n        name\n        percent\n      }\n    }\n    distributions {\n      exDate\n      payDate\n      amount\n      currency\n      annualYield\n    }\n  }\n}\n\nquery FundDocuments($codes: [String!]!) {\n  fundDetails(codes: $codes) {\n    ...DocumentedFund\n  }\n}\n\nfragment DocumentedFund on FundDetails {\n  name {\n    code\n  }\n  isinCode\n  baseCurrency\n  jfFundCode\n  documents {\n    kind\n    date\n    address\n  }\n}\n\nquery FundPrices($codes: [String!]!) {\n  fundPrices(codes: $codes) {\n    name {\n      code\n    }\n    isinCode\n    baseCurrency\n    jfFundCode\n    prices {\n      date\n      nav\n    }\n  }\n}": typeof types.FundDetailsDocument,
};
const documents: Documents = {
    "query FundDetails($codes: [String!]!) {\n  fundDetails(codes: $codes) {\n    ...DocumentedFund\n    jurisdictionType\n    house\n    objective\n    launchDate\n    category {\n      code\n      value\n    }\n    fundMarketType {\n      code\n      value\n    }\n    distributionFrequency\n    ongoingCharge\n    size\n    sizeDate\n    benchmark\n    portfolio {\n      asOf\n      holdings {\n        name\n        percent\n      }\n      countries {\n        name\n        percent\n      }\n      sectors {\n        name\n        percent\n      }\n    }\n    distributions {\n      exDate\n      payDate\n      amount\n      currency\n      annualYield\n    }\n  }\n}\n\nquery FundDocuments($codes: [String!]!) {\n  fundDetails(codes: $codes) {\n    ...DocumentedFund\n  }\n}\n\nfragment DocumentedFund on FundDetails {\n  name {\n    code\n  }\n  isinCode\n  baseCurrency\n  jfFundCode\n  documents {\n    kind\n    date\n    address\n  }\n}\n\nquery FundPrices($codes: [String!]!) {\n  fundPrices(codes: $codes) {\n    name {\n      code\n    }\n    isinCode\n    baseCurrency\n    jfFundCode\n    prices {\n      date\n      nav\n    }\n  }\n}": types.FundDetailsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FundDetails($codes: [String!]!) {\n  fundDetails(codes: $codes) {\n    ...DocumentedFund\n    jurisdictionType\n    house\n    objective\n    launchDate\n    category {\n      code\n      value\n    }\n    fundMarketType {\n      code\n      value\n    }\n    distributionFrequency\n    ongoingCharge\n    size\n    sizeDate\n    benchmark\n    portfolio {\n      asOf\n      holdings {\n        name\n        percent\n      }\n      countries {\n        name\n        percent\n      }\n      sectors {\n        name\n        percent\n      }\n    }\n    distributions {\n      exDate\n      payDate\n      amount\n      currency\n      annualYield\n    }\n  }\n}\n\nquery FundDocuments($codes: [String!]!) {\n  fundDetails(codes: $codes) {\n    ...DocumentedFund\n  }\n}\n\nfragment DocumentedFund on FundDetails {\n  name {\n    code\n  }\n  isinCode\n  baseCurrency\n  jfFundCode\n  documents {\n    kind\n    date\n    address\n  }\n}\n\nquery FundPrices($codes: [String!]!) {\n  fundPrices(codes: $codes) {\n    name {\n      code\n    }\n    isinCode\n    baseCurrency\n    jfFundCode\n    prices {\n      date\n      nav\n    }\n  }\n}"): typeof import('./graphql').FundDetailsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
