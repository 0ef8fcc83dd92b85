/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type VcaAccountFilter = {
  accountNo: string;
};

export type VcaTransactionsFilter = {
  accountNo: string;
  /** pending, accepted or rejected; all of them when none is named. */
  transactionStatus?: Array<string> | null | undefined;
};

export type VcaAccountQueryVariables = Exact<{
  filter: VcaAccountFilter;
}>;


export type VcaAccountQuery = { vcaAccount: Array<{ accountNo: string, accountCurrency: string, vcaSid: string, accountStatus: string | null, ledgerBalance: string | null, availableBalance: string | null, balancePrecision: number | null, balanceLastUpdateTime: string | null }> };

export type VcaTransactionFieldsFragment = { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null };

export type VcaTransactionsQueryVariables = Exact<{
  filter: VcaTransactionsFilter;
  filter2: VcaTransactionsFilter;
}>;


export type VcaTransactionsQuery = { completed: Array<{ vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null }>, pending: Array<{ vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null }> };

export type ClientTiersQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientTiersQuery = { clientTiers: { holdingAmount: string | null, membershipTier: string | null, investmentTier: string | null } | null };

export type HeldVcaTransactionsQueryVariables = Exact<{
  filter: VcaAccountFilter;
}>;


export type HeldVcaTransactionsQuery = { heldVcaTransactions: Array<{ heldUntil: string, cancelledAt: string | null, transaction: { vcaTransactionSid: string } }> };

export type RegularPlansHkQueryVariables = Exact<{ [key: string]: never; }>;


export type RegularPlansHkQuery = { regularPlansHK: Array<{ accountNo: string, refNo: string, currency: string, amount: string | null, frequency: string | null, dayOfMonth: number | null, status: string | null, lastUpdateTime: string | null, fund: { name: { code: string, value: string | null } } }> };

export type UserSuitabilityTwForEnhancedSuitabilityQueryVariables = Exact<{
  nextStep: number;
}>;


export type UserSuitabilityTwForEnhancedSuitabilityQuery = { userSuitabilityTW: { clientKycUpdateFrequency: string | null, accountHolderSuitabilities: Array<{ clientRiskLevel: string | null, updateDate: string | null, forceLowRisk: boolean | null, kycRiskLevel: string | null, enhancedSuitabilityUpdateDate: string | null, kycStatus: string | null, toBeLowRisk: boolean | null, latestKycVersion: string | null }>, user: { genderType: string | null } | null } };

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
export const VcaTransactionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VcaTransactionFields on VcaTransaction {
  vcaTransactionSid
  transactionCurrency
  transactionLastUpdateTime
  transactionType
  amountSigNum
  amount
  amountPrecision
  transactionStatus
  paymentStatus
  carriedForwardBalance
  balancePrecision
  remark
}
    `, {"fragmentName":"VcaTransactionFields"}) as unknown as TypedDocumentString<VcaTransactionFieldsFragment, unknown>;
export const VcaAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query VcaAccount($filter: VcaAccountFilter!) {
  vcaAccount(filter: $filter) {
    accountNo
    accountCurrency
    vcaSid
    accountStatus
    ledgerBalance
    availableBalance
    balancePrecision
    balanceLastUpdateTime
  }
}
    `, {"kind":"query","name":"VcaAccount"}) as unknown as TypedDocumentString<VcaAccountQuery, VcaAccountQueryVariables>;
export const VcaTransactionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query VcaTransactions($filter: VcaTransactionsFilter!, $filter2: VcaTransactionsFilter!) {
  completed: vcaTransactions(filter: $filter) {
    ...VcaTransactionFields
  }
  pending: vcaTransactions(filter: $filter2) {
    ...VcaTransactionFields
  }
}
    fragment VcaTransactionFields on VcaTransaction {
  vcaTransactionSid
  transactionCurrency
  transactionLastUpdateTime
  transactionType
  amountSigNum
  amount
  amountPrecision
  transactionStatus
  paymentStatus
  carriedForwardBalance
  balancePrecision
  remark
}`, {"kind":"query","name":"VcaTransactions"}) as unknown as TypedDocumentString<VcaTransactionsQuery, VcaTransactionsQueryVariables>;
export const ClientTiersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ClientTiers {
  clientTiers {
    holdingAmount
    membershipTier
    investmentTier
  }
}
    `, {"kind":"query","name":"ClientTiers"}) as unknown as TypedDocumentString<ClientTiersQuery, ClientTiersQueryVariables>;
export const HeldVcaTransactionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HeldVcaTransactions($filter: VcaAccountFilter!) {
  heldVcaTransactions(filter: $filter) {
    heldUntil
    cancelledAt
    transaction {
      vcaTransactionSid
    }
  }
}
    `, {"kind":"query","name":"HeldVcaTransactions"}) as unknown as TypedDocumentString<HeldVcaTransactionsQuery, HeldVcaTransactionsQueryVariables>;
export const RegularPlansHkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RegularPlansHK {
  regularPlansHK {
    accountNo
    refNo
    fund {
      name {
        code
        value
      }
    }
    currency
    amount
    frequency
    dayOfMonth
    status
    lastUpdateTime
  }
}
    `, {"kind":"query","name":"RegularPlansHK"}) as unknown as TypedDocumentString<RegularPlansHkQuery, RegularPlansHkQueryVariables>;
export const UserSuitabilityTwForEnhancedSuitabilityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserSuitabilityTWForEnhancedSuitability($nextStep: Int!) {
  userSuitabilityTW(nextStep: $nextStep) {
    accountHolderSuitabilities {
      clientRiskLevel
      updateDate
      forceLowRisk
      kycRiskLevel
      enhancedSuitabilityUpdateDate
      kycStatus
      toBeLowRisk
      latestKycVersion
    }
    user {
      genderType
    }
    clientKycUpdateFrequency
  }
}
    `, {"kind":"query","name":"UserSuitabilityTWForEnhancedSuitability"}) as unknown as TypedDocumentString<UserSuitabilityTwForEnhancedSuitabilityQuery, UserSuitabilityTwForEnhancedSuitabilityQueryVariables>;