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
    "query FundOrderTermsTW($codes: [String!]!) {\n  fundOrderTermsTW(codes: $codes) {\n    code\n    jfFundCode\n    currency\n    isDigitalShareClass\n    feeType\n    subscription {\n      until\n      dealsOn\n      issuePrice\n    }\n  }\n}": typeof types.FundOrderTermsTwDocument,
    "query FundPeriods($codes: [String!]!) {\n  fundPeriods(codes: $codes) {\n    code\n    jfFundCode\n    oneMonth\n    threeMonth\n    sixMonth\n    yearToDate\n    sinceStart\n  }\n}": typeof types.FundPeriodsDocument,
    "query FundPreviews($codes: [String!]!) {\n  fundPreviews(codes: $codes) {\n    name {\n      code\n      value\n    }\n    isinCode\n    fundPrice {\n      bid\n      nav\n      date\n    }\n    baseCurrency\n    fundRiskRating\n    fundPerformance {\n      oneYear\n      twoYear\n      threeYear\n      fiveYear\n      performanceEffectiveDate\n    }\n    availability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n      availSell\n      availSwitchSell\n    }\n    jfFundCode\n    statusNormal\n    ivrCode\n  }\n}": typeof types.FundPreviewsDocument,
    "query NewFundsTW {\n  newFundsTW\n}": typeof types.NewFundsTwDocument,
    "query PurchaseLimits($codes: [String!]!) {\n  purchaseLimits(codes: $codes) {\n    code\n    jfFundCode\n    currency\n    limits {\n      currency\n      least\n      leastOnTop\n      most\n    }\n  }\n}": typeof types.PurchaseLimitsDocument,
};
const documents: Documents = {
    "query FundOrderTermsTW($codes: [String!]!) {\n  fundOrderTermsTW(codes: $codes) {\n    code\n    jfFundCode\n    currency\n    isDigitalShareClass\n    feeType\n    subscription {\n      until\n      dealsOn\n      issuePrice\n    }\n  }\n}": types.FundOrderTermsTwDocument,
    "query FundPeriods($codes: [String!]!) {\n  fundPeriods(codes: $codes) {\n    code\n    jfFundCode\n    oneMonth\n    threeMonth\n    sixMonth\n    yearToDate\n    sinceStart\n  }\n}": types.FundPeriodsDocument,
    "query FundPreviews($codes: [String!]!) {\n  fundPreviews(codes: $codes) {\n    name {\n      code\n      value\n    }\n    isinCode\n    fundPrice {\n      bid\n      nav\n      date\n    }\n    baseCurrency\n    fundRiskRating\n    fundPerformance {\n      oneYear\n      twoYear\n      threeYear\n      fiveYear\n      performanceEffectiveDate\n    }\n    availability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n      availSell\n      availSwitchSell\n    }\n    jfFundCode\n    statusNormal\n    ivrCode\n  }\n}": types.FundPreviewsDocument,
    "query NewFundsTW {\n  newFundsTW\n}": types.NewFundsTwDocument,
    "query PurchaseLimits($codes: [String!]!) {\n  purchaseLimits(codes: $codes) {\n    code\n    jfFundCode\n    currency\n    limits {\n      currency\n      least\n      leastOnTop\n      most\n    }\n  }\n}": types.PurchaseLimitsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FundOrderTermsTW($codes: [String!]!) {\n  fundOrderTermsTW(codes: $codes) {\n    code\n    jfFundCode\n    currency\n    isDigitalShareClass\n    feeType\n    subscription {\n      until\n      dealsOn\n      issuePrice\n    }\n  }\n}"): typeof import('./graphql').FundOrderTermsTwDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FundPeriods($codes: [String!]!) {\n  fundPeriods(codes: $codes) {\n    code\n    jfFundCode\n    oneMonth\n    threeMonth\n    sixMonth\n    yearToDate\n    sinceStart\n  }\n}"): typeof import('./graphql').FundPeriodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FundPreviews($codes: [String!]!) {\n  fundPreviews(codes: $codes) {\n    name {\n      code\n      value\n    }\n    isinCode\n    fundPrice {\n      bid\n      nav\n      date\n    }\n    baseCurrency\n    fundRiskRating\n    fundPerformance {\n      oneYear\n      twoYear\n      threeYear\n      fiveYear\n      performanceEffectiveDate\n    }\n    availability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n      availSell\n      availSwitchSell\n    }\n    jfFundCode\n    statusNormal\n    ivrCode\n  }\n}"): typeof import('./graphql').FundPreviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NewFundsTW {\n  newFundsTW\n}"): typeof import('./graphql').NewFundsTwDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PurchaseLimits($codes: [String!]!) {\n  purchaseLimits(codes: $codes) {\n    code\n    jfFundCode\n    currency\n    limits {\n      currency\n      least\n      leastOnTop\n      most\n    }\n  }\n}"): typeof import('./graphql').PurchaseLimitsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
