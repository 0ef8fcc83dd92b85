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
    "query FundPreviews($codes: [String!]!) {\n  fundPreviews(codes: $codes) {\n    name {\n      code\n      value\n    }\n    isinCode\n    fundPrice {\n      bid\n      nav\n      date\n    }\n    baseCurrency\n    fundRiskRating\n    fundPerformance {\n      oneMonth\n      threeMonth\n      sixMonth\n      oneYear\n      twoYear\n      threeYear\n      fiveYear\n      yearToDate\n      sinceStart\n      performanceEffectiveDate\n    }\n    availability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n      availSell\n      availSwitchSell\n    }\n    jfFundCode\n    statusNormal\n    isDigitalShareClass\n    ivrCode\n    subscription {\n      until\n      dealsOn\n      issuePrice\n    }\n  }\n}": typeof types.FundPreviewsDocument,
};
const documents: Documents = {
    "query FundPreviews($codes: [String!]!) {\n  fundPreviews(codes: $codes) {\n    name {\n      code\n      value\n    }\n    isinCode\n    fundPrice {\n      bid\n      nav\n      date\n    }\n    baseCurrency\n    fundRiskRating\n    fundPerformance {\n      oneMonth\n      threeMonth\n      sixMonth\n      oneYear\n      twoYear\n      threeYear\n      fiveYear\n      yearToDate\n      sinceStart\n      performanceEffectiveDate\n    }\n    availability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n      availSell\n      availSwitchSell\n    }\n    jfFundCode\n    statusNormal\n    isDigitalShareClass\n    ivrCode\n    subscription {\n      until\n      dealsOn\n      issuePrice\n    }\n  }\n}": types.FundPreviewsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FundPreviews($codes: [String!]!) {\n  fundPreviews(codes: $codes) {\n    name {\n      code\n      value\n    }\n    isinCode\n    fundPrice {\n      bid\n      nav\n      date\n    }\n    baseCurrency\n    fundRiskRating\n    fundPerformance {\n      oneMonth\n      threeMonth\n      sixMonth\n      oneYear\n      twoYear\n      threeYear\n      fiveYear\n      yearToDate\n      sinceStart\n      performanceEffectiveDate\n    }\n    availability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n      availSell\n      availSwitchSell\n    }\n    jfFundCode\n    statusNormal\n    isDigitalShareClass\n    ivrCode\n    subscription {\n      until\n      dealsOn\n      issuePrice\n    }\n  }\n}"): typeof import('./graphql').FundPreviewsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
