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
    "query ActiveSpiHK($status: String!) {\n  activeSpiHK(status: $status) {\n    bankAccountNo\n    accountCurrency\n    bankName\n    bankAccountName\n    taAccountNo\n    debitLimit\n    prdicity\n    activeFlag\n    effectiveDate\n    authExpiryDate\n    addressLines\n  }\n}\n\nquery SameDayDdaHK($accountCurrency: String!) {\n  sameDayDdaHK(accountCurrency: $accountCurrency) {\n    existDDADeals\n    underSHLFrozenPeriod\n    eddaEnabled\n  }\n}": typeof types.ActiveSpiHkDocument,
};
const documents: Documents = {
    "query ActiveSpiHK($status: String!) {\n  activeSpiHK(status: $status) {\n    bankAccountNo\n    accountCurrency\n    bankName\n    bankAccountName\n    taAccountNo\n    debitLimit\n    prdicity\n    activeFlag\n    effectiveDate\n    authExpiryDate\n    addressLines\n  }\n}\n\nquery SameDayDdaHK($accountCurrency: String!) {\n  sameDayDdaHK(accountCurrency: $accountCurrency) {\n    existDDADeals\n    underSHLFrozenPeriod\n    eddaEnabled\n  }\n}": types.ActiveSpiHkDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ActiveSpiHK($status: String!) {\n  activeSpiHK(status: $status) {\n    bankAccountNo\n    accountCurrency\n    bankName\n    bankAccountName\n    taAccountNo\n    debitLimit\n    prdicity\n    activeFlag\n    effectiveDate\n    authExpiryDate\n    addressLines\n  }\n}\n\nquery SameDayDdaHK($accountCurrency: String!) {\n  sameDayDdaHK(accountCurrency: $accountCurrency) {\n    existDDADeals\n    underSHLFrozenPeriod\n    eddaEnabled\n  }\n}"): typeof import('./graphql').ActiveSpiHkDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
