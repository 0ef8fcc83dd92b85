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
    "mutation AddVcaTransaction($accountNo: String!, $transactionType: String!, $transactionCurrency: String!, $amount: String!) {\n  addVcaTransaction(\n    accountNo: $accountNo\n    transactionType: $transactionType\n    transactionCurrency: $transactionCurrency\n    amount: $amount\n  ) {\n    ...AddedTransactionFields\n  }\n}\n\nfragment AddedTransactionFields on VcaTransaction {\n  vcaTransactionSid\n  transactionCurrency\n  transactionLastUpdateTime\n  transactionType\n  amountSigNum\n  amount\n  amountPrecision\n  transactionStatus\n  paymentStatus\n  carriedForwardBalance\n  balancePrecision\n  remark\n}": typeof types.AddVcaTransactionDocument,
    "mutation HoldVcaTransaction($accountNo: String!, $transactionCurrency: String!, $amount: String!) {\n  holdVcaTransaction(\n    accountNo: $accountNo\n    transactionCurrency: $transactionCurrency\n    amount: $amount\n  ) {\n    ...HeldTransactionFields\n  }\n}\n\nmutation CancelVcaTransaction($vcaTransactionSid: String!) {\n  cancelVcaTransaction(vcaTransactionSid: $vcaTransactionSid) {\n    ...HeldTransactionFields\n  }\n}\n\nfragment HeldTransactionFields on HeldVcaTransaction {\n  heldUntil\n  cancelledAt\n  transaction {\n    ...AddedTransactionFields\n  }\n}": typeof types.HoldVcaTransactionDocument,
};
const documents: Documents = {
    "mutation AddVcaTransaction($accountNo: String!, $transactionType: String!, $transactionCurrency: String!, $amount: String!) {\n  addVcaTransaction(\n    accountNo: $accountNo\n    transactionType: $transactionType\n    transactionCurrency: $transactionCurrency\n    amount: $amount\n  ) {\n    ...AddedTransactionFields\n  }\n}\n\nfragment AddedTransactionFields on VcaTransaction {\n  vcaTransactionSid\n  transactionCurrency\n  transactionLastUpdateTime\n  transactionType\n  amountSigNum\n  amount\n  amountPrecision\n  transactionStatus\n  paymentStatus\n  carriedForwardBalance\n  balancePrecision\n  remark\n}": types.AddVcaTransactionDocument,
    "mutation HoldVcaTransaction($accountNo: String!, $transactionCurrency: String!, $amount: String!) {\n  holdVcaTransaction(\n    accountNo: $accountNo\n    transactionCurrency: $transactionCurrency\n    amount: $amount\n  ) {\n    ...HeldTransactionFields\n  }\n}\n\nmutation CancelVcaTransaction($vcaTransactionSid: String!) {\n  cancelVcaTransaction(vcaTransactionSid: $vcaTransactionSid) {\n    ...HeldTransactionFields\n  }\n}\n\nfragment HeldTransactionFields on HeldVcaTransaction {\n  heldUntil\n  cancelledAt\n  transaction {\n    ...AddedTransactionFields\n  }\n}": types.HoldVcaTransactionDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddVcaTransaction($accountNo: String!, $transactionType: String!, $transactionCurrency: String!, $amount: String!) {\n  addVcaTransaction(\n    accountNo: $accountNo\n    transactionType: $transactionType\n    transactionCurrency: $transactionCurrency\n    amount: $amount\n  ) {\n    ...AddedTransactionFields\n  }\n}\n\nfragment AddedTransactionFields on VcaTransaction {\n  vcaTransactionSid\n  transactionCurrency\n  transactionLastUpdateTime\n  transactionType\n  amountSigNum\n  amount\n  amountPrecision\n  transactionStatus\n  paymentStatus\n  carriedForwardBalance\n  balancePrecision\n  remark\n}"): typeof import('./graphql').AddVcaTransactionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HoldVcaTransaction($accountNo: String!, $transactionCurrency: String!, $amount: String!) {\n  holdVcaTransaction(\n    accountNo: $accountNo\n    transactionCurrency: $transactionCurrency\n    amount: $amount\n  ) {\n    ...HeldTransactionFields\n  }\n}\n\nmutation CancelVcaTransaction($vcaTransactionSid: String!) {\n  cancelVcaTransaction(vcaTransactionSid: $vcaTransactionSid) {\n    ...HeldTransactionFields\n  }\n}\n\nfragment HeldTransactionFields on HeldVcaTransaction {\n  heldUntil\n  cancelledAt\n  transaction {\n    ...AddedTransactionFields\n  }\n}"): typeof import('./graphql').HoldVcaTransactionDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
