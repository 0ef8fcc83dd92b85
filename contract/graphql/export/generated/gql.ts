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
    "query HoldingStatisticsHKExcel($filter: HoldingStatisticsFilter!, $country: String!) {\n  holdingStatisticsHK(filter: $filter, country: $country) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}\n\nquery HoldingStatisticsHKExcelSubAccount($filter: HoldingStatisticsFilter!, $country: String!) {\n  holdingStatisticsHK(filter: $filter, country: $country) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}": typeof types.HoldingStatisticsHkExcelDocument,
    "fragment HoldingFieldsHK on HoldingHK {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      bid\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n    }\n    isCifmFund\n    availSchBuy\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n}": typeof types.HoldingFieldsHkFragmentDoc,
};
const documents: Documents = {
    "query HoldingStatisticsHKExcel($filter: HoldingStatisticsFilter!, $country: String!) {\n  holdingStatisticsHK(filter: $filter, country: $country) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}\n\nquery HoldingStatisticsHKExcelSubAccount($filter: HoldingStatisticsFilter!, $country: String!) {\n  holdingStatisticsHK(filter: $filter, country: $country) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}": types.HoldingStatisticsHkExcelDocument,
    "fragment HoldingFieldsHK on HoldingHK {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      bid\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n    }\n    isCifmFund\n    availSchBuy\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n}": types.HoldingFieldsHkFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HoldingStatisticsHKExcel($filter: HoldingStatisticsFilter!, $country: String!) {\n  holdingStatisticsHK(filter: $filter, country: $country) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}\n\nquery HoldingStatisticsHKExcelSubAccount($filter: HoldingStatisticsFilter!, $country: String!) {\n  holdingStatisticsHK(filter: $filter, country: $country) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}"): typeof import('./graphql').HoldingStatisticsHkExcelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment HoldingFieldsHK on HoldingHK {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      bid\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n    }\n    isCifmFund\n    availSchBuy\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n}"): typeof import('./graphql').HoldingFieldsHkFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
