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
    "fragment HoldingFieldsHK on HoldingHK {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      bid\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n    }\n    isCifmFund\n    availSchBuy\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n}": typeof types.HoldingFieldsHkFragmentDoc,
    "fragment HoldingFieldsTW on HoldingTW {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      nav\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSell\n      availSwitchSell\n    }\n    statusNormal\n    fundMarketType {\n      code\n      value\n    }\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n  txnPaymentType\n  txnCurrency\n  grossDividend\n}\n\nfragment SummaryFieldsTW on HoldingStatisticsTW {\n  totalCost\n  totalValue\n  totalValuePrecision\n  returnPercent\n  profit\n  numberOfFunds\n  regionalSummaries {\n    summaryType\n    txnPaymentType\n    txnCurrency\n    cost\n    marketValue\n    marketValuePrecision\n    returnPercent\n    returnPercentPrecision\n    profit\n    grossDividend\n  }\n}": typeof types.HoldingFieldsTwFragmentDoc,
    "query HoldingStatisticsHKPlain($filter: HoldingStatisticsFilter!) {\n  holdingStatisticsHK(filter: $filter) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}": typeof types.HoldingStatisticsHkPlainDocument,
    "query HoldingStatisticsTW($filter: HoldingStatisticsFilter!) {\n  holdingStatisticsTW(filter: $filter) {\n    ...SummaryFieldsTW\n    tableViewDetails {\n      ...HoldingFieldsTW\n    }\n  }\n}": typeof types.HoldingStatisticsTwDocument,
};
const documents: Documents = {
    "fragment HoldingFieldsHK on HoldingHK {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      bid\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n    }\n    isCifmFund\n    availSchBuy\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n}": types.HoldingFieldsHkFragmentDoc,
    "fragment HoldingFieldsTW on HoldingTW {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      nav\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSell\n      availSwitchSell\n    }\n    statusNormal\n    fundMarketType {\n      code\n      value\n    }\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n  txnPaymentType\n  txnCurrency\n  grossDividend\n}\n\nfragment SummaryFieldsTW on HoldingStatisticsTW {\n  totalCost\n  totalValue\n  totalValuePrecision\n  returnPercent\n  profit\n  numberOfFunds\n  regionalSummaries {\n    summaryType\n    txnPaymentType\n    txnCurrency\n    cost\n    marketValue\n    marketValuePrecision\n    returnPercent\n    returnPercentPrecision\n    profit\n    grossDividend\n  }\n}": types.HoldingFieldsTwFragmentDoc,
    "query HoldingStatisticsHKPlain($filter: HoldingStatisticsFilter!) {\n  holdingStatisticsHK(filter: $filter) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}": types.HoldingStatisticsHkPlainDocument,
    "query HoldingStatisticsTW($filter: HoldingStatisticsFilter!) {\n  holdingStatisticsTW(filter: $filter) {\n    ...SummaryFieldsTW\n    tableViewDetails {\n      ...HoldingFieldsTW\n    }\n  }\n}": types.HoldingStatisticsTwDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment HoldingFieldsHK on HoldingHK {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      bid\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSchBuy\n    }\n    isCifmFund\n    availSchBuy\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n}"): typeof import('./graphql').HoldingFieldsHkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment HoldingFieldsTW on HoldingTW {\n  accountNo\n  fund {\n    name {\n      code\n      value\n    }\n    isinCode\n    baseCurrency\n    fundRiskRating\n    category {\n      code\n      value\n    }\n    navPrecision\n    fundPrice {\n      nav\n      date\n    }\n    fundAvailability {\n      availBuy\n      availRSPBuy\n      availERSPBuy\n      availSell\n      availSwitchSell\n    }\n    statusNormal\n    fundMarketType {\n      code\n      value\n    }\n  }\n  holdingUnits\n  holdingUnitsPrecision\n  averageUnitCost\n  averageUnitCostPrecision\n  marketValue\n  marketValuePrecision\n  cost\n  returnPercent\n  returnPercentPrecision\n  profit\n  fundBaseCcyCost\n  fundBaseCcyValue\n  fundBaseCcyValuePrecision\n  fundBaseCcyReturnPercent\n  fundBaseCcyReturnPercentPrecision\n  fundBaseCcyProfit\n  txnPaymentType\n  txnCurrency\n  grossDividend\n}\n\nfragment SummaryFieldsTW on HoldingStatisticsTW {\n  totalCost\n  totalValue\n  totalValuePrecision\n  returnPercent\n  profit\n  numberOfFunds\n  regionalSummaries {\n    summaryType\n    txnPaymentType\n    txnCurrency\n    cost\n    marketValue\n    marketValuePrecision\n    returnPercent\n    returnPercentPrecision\n    profit\n    grossDividend\n  }\n}"): typeof import('./graphql').HoldingFieldsTwFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HoldingStatisticsHKPlain($filter: HoldingStatisticsFilter!) {\n  holdingStatisticsHK(filter: $filter) {\n    tableViewDetails {\n      ...HoldingFieldsHK\n    }\n  }\n}"): typeof import('./graphql').HoldingStatisticsHkPlainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HoldingStatisticsTW($filter: HoldingStatisticsFilter!) {\n  holdingStatisticsTW(filter: $filter) {\n    ...SummaryFieldsTW\n    tableViewDetails {\n      ...HoldingFieldsTW\n    }\n  }\n}"): typeof import('./graphql').HoldingStatisticsTwDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
