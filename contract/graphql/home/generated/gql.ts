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
    "query VcaAccount($filter: VcaAccountFilter!) {\n  vcaAccount(filter: $filter) {\n    accountNo\n    accountCurrency\n    vcaSid\n    accountStatus\n    ledgerBalance\n    availableBalance\n    balancePrecision\n    balanceLastUpdateTime\n  }\n}\n\nfragment VcaTransactionFields on VcaTransaction {\n  vcaTransactionSid\n  transactionCurrency\n  transactionLastUpdateTime\n  transactionType\n  amountSigNum\n  amount\n  amountPrecision\n  transactionStatus\n  paymentStatus\n  carriedForwardBalance\n  balancePrecision\n  remark\n}\n\nquery VcaTransactions($filter: VcaTransactionsFilter!, $filter2: VcaTransactionsFilter!) {\n  completed: vcaTransactions(filter: $filter) {\n    ...VcaTransactionFields\n  }\n  pending: vcaTransactions(filter: $filter2) {\n    ...VcaTransactionFields\n  }\n}": typeof types.VcaAccountDocument,
    "query ClientTiers {\n  clientTiers {\n    holdingAmount\n    membershipTier\n    investmentTier\n  }\n}": typeof types.ClientTiersDocument,
    "query HeldVcaTransactions($filter: VcaAccountFilter!) {\n  heldVcaTransactions(filter: $filter) {\n    heldUntil\n    cancelledAt\n    transaction {\n      vcaTransactionSid\n    }\n  }\n}": typeof types.HeldVcaTransactionsDocument,
    "query RegularPlansHK {\n  regularPlansHK {\n    accountNo\n    refNo\n    fund {\n      name {\n        code\n        value\n      }\n    }\n    currency\n    amount\n    frequency\n    dayOfMonth\n    status\n    lastUpdateTime\n  }\n}": typeof types.RegularPlansHkDocument,
    "query UserSuitabilityTWForEnhancedSuitability($nextStep: Int!) {\n  userSuitabilityTW(nextStep: $nextStep) {\n    accountHolderSuitabilities {\n      clientRiskLevel\n      updateDate\n      forceLowRisk\n      kycRiskLevel\n      enhancedSuitabilityUpdateDate\n      kycStatus\n      toBeLowRisk\n      latestKycVersion\n    }\n    user {\n      genderType\n    }\n    clientKycUpdateFrequency\n  }\n}": typeof types.UserSuitabilityTwForEnhancedSuitabilityDocument,
};
const documents: Documents = {
    "query VcaAccount($filter: VcaAccountFilter!) {\n  vcaAccount(filter: $filter) {\n    accountNo\n    accountCurrency\n    vcaSid\n    accountStatus\n    ledgerBalance\n    availableBalance\n    balancePrecision\n    balanceLastUpdateTime\n  }\n}\n\nfragment VcaTransactionFields on VcaTransaction {\n  vcaTransactionSid\n  transactionCurrency\n  transactionLastUpdateTime\n  transactionType\n  amountSigNum\n  amount\n  amountPrecision\n  transactionStatus\n  paymentStatus\n  carriedForwardBalance\n  balancePrecision\n  remark\n}\n\nquery VcaTransactions($filter: VcaTransactionsFilter!, $filter2: VcaTransactionsFilter!) {\n  completed: vcaTransactions(filter: $filter) {\n    ...VcaTransactionFields\n  }\n  pending: vcaTransactions(filter: $filter2) {\n    ...VcaTransactionFields\n  }\n}": types.VcaAccountDocument,
    "query ClientTiers {\n  clientTiers {\n    holdingAmount\n    membershipTier\n    investmentTier\n  }\n}": types.ClientTiersDocument,
    "query HeldVcaTransactions($filter: VcaAccountFilter!) {\n  heldVcaTransactions(filter: $filter) {\n    heldUntil\n    cancelledAt\n    transaction {\n      vcaTransactionSid\n    }\n  }\n}": types.HeldVcaTransactionsDocument,
    "query RegularPlansHK {\n  regularPlansHK {\n    accountNo\n    refNo\n    fund {\n      name {\n        code\n        value\n      }\n    }\n    currency\n    amount\n    frequency\n    dayOfMonth\n    status\n    lastUpdateTime\n  }\n}": types.RegularPlansHkDocument,
    "query UserSuitabilityTWForEnhancedSuitability($nextStep: Int!) {\n  userSuitabilityTW(nextStep: $nextStep) {\n    accountHolderSuitabilities {\n      clientRiskLevel\n      updateDate\n      forceLowRisk\n      kycRiskLevel\n      enhancedSuitabilityUpdateDate\n      kycStatus\n      toBeLowRisk\n      latestKycVersion\n    }\n    user {\n      genderType\n    }\n    clientKycUpdateFrequency\n  }\n}": types.UserSuitabilityTwForEnhancedSuitabilityDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VcaAccount($filter: VcaAccountFilter!) {\n  vcaAccount(filter: $filter) {\n    accountNo\n    accountCurrency\n    vcaSid\n    accountStatus\n    ledgerBalance\n    availableBalance\n    balancePrecision\n    balanceLastUpdateTime\n  }\n}\n\nfragment VcaTransactionFields on VcaTransaction {\n  vcaTransactionSid\n  transactionCurrency\n  transactionLastUpdateTime\n  transactionType\n  amountSigNum\n  amount\n  amountPrecision\n  transactionStatus\n  paymentStatus\n  carriedForwardBalance\n  balancePrecision\n  remark\n}\n\nquery VcaTransactions($filter: VcaTransactionsFilter!, $filter2: VcaTransactionsFilter!) {\n  completed: vcaTransactions(filter: $filter) {\n    ...VcaTransactionFields\n  }\n  pending: vcaTransactions(filter: $filter2) {\n    ...VcaTransactionFields\n  }\n}"): typeof import('./graphql').VcaAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClientTiers {\n  clientTiers {\n    holdingAmount\n    membershipTier\n    investmentTier\n  }\n}"): typeof import('./graphql').ClientTiersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HeldVcaTransactions($filter: VcaAccountFilter!) {\n  heldVcaTransactions(filter: $filter) {\n    heldUntil\n    cancelledAt\n    transaction {\n      vcaTransactionSid\n    }\n  }\n}"): typeof import('./graphql').HeldVcaTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RegularPlansHK {\n  regularPlansHK {\n    accountNo\n    refNo\n    fund {\n      name {\n        code\n        value\n      }\n    }\n    currency\n    amount\n    frequency\n    dayOfMonth\n    status\n    lastUpdateTime\n  }\n}"): typeof import('./graphql').RegularPlansHkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserSuitabilityTWForEnhancedSuitability($nextStep: Int!) {\n  userSuitabilityTW(nextStep: $nextStep) {\n    accountHolderSuitabilities {\n      clientRiskLevel\n      updateDate\n      forceLowRisk\n      kycRiskLevel\n      enhancedSuitabilityUpdateDate\n      kycStatus\n      toBeLowRisk\n      latestKycVersion\n    }\n    user {\n      genderType\n    }\n    clientKycUpdateFrequency\n  }\n}"): typeof import('./graphql').UserSuitabilityTwForEnhancedSuitabilityDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
