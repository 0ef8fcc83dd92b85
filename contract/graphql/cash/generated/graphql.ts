/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddVcaTransactionMutationVariables = Exact<{
  accountNo: string;
  transactionType: string;
  transactionCurrency: string;
  amount: string;
}>;


export type AddVcaTransactionMutation = { addVcaTransaction: { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null } };

export type AddedTransactionFieldsFragment = { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null };

export type HoldVcaTransactionMutationVariables = Exact<{
  accountNo: string;
  transactionCurrency: string;
  amount: string;
}>;


export type HoldVcaTransactionMutation = { holdVcaTransaction: { heldUntil: string, cancelledAt: string | null, transaction: { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null } } };

export type CancelVcaTransactionMutationVariables = Exact<{
  vcaTransactionSid: string;
}>;


export type CancelVcaTransactionMutation = { cancelVcaTransaction: { heldUntil: string, cancelledAt: string | null, transaction: { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null } } };

export type HeldTransactionFieldsFragment = { heldUntil: string, cancelledAt: string | null, transaction: { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null } };

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
export const AddedTransactionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AddedTransactionFields on VcaTransaction {
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
    `, {"fragmentName":"AddedTransactionFields"}) as unknown as TypedDocumentString<AddedTransactionFieldsFragment, unknown>;
export const HeldTransactionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HeldTransactionFields on HeldVcaTransaction {
  heldUntil
  cancelledAt
  transaction {
    ...AddedTransactionFields
  }
}
    fragment AddedTransactionFields on VcaTransaction {
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
}`, {"fragmentName":"HeldTransactionFields"}) as unknown as TypedDocumentString<HeldTransactionFieldsFragment, unknown>;
export const AddVcaTransactionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddVcaTransaction($accountNo: String!, $transactionType: String!, $transactionCurrency: String!, $amount: String!) {
  addVcaTransaction(
    accountNo: $accountNo
    transactionType: $transactionType
    transactionCurrency: $transactionCurrency
    amount: $amount
  ) {
    ...AddedTransactionFields
  }
}
    fragment AddedTransactionFields on VcaTransaction {
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
}`, {"kind":"mutation","name":"AddVcaTransaction"}) as unknown as TypedDocumentString<AddVcaTransactionMutation, AddVcaTransactionMutationVariables>;
export const HoldVcaTransactionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HoldVcaTransaction($accountNo: String!, $transactionCurrency: String!, $amount: String!) {
  holdVcaTransaction(
    accountNo: $accountNo
    transactionCurrency: $transactionCurrency
    amount: $amount
  ) {
    ...HeldTransactionFields
  }
}
    fragment AddedTransactionFields on VcaTransaction {
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
fragment HeldTransactionFields on HeldVcaTransaction {
  heldUntil
  cancelledAt
  transaction {
    ...AddedTransactionFields
  }
}`, {"kind":"mutation","name":"HoldVcaTransaction"}) as unknown as TypedDocumentString<HoldVcaTransactionMutation, HoldVcaTransactionMutationVariables>;
export const CancelVcaTransactionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelVcaTransaction($vcaTransactionSid: String!) {
  cancelVcaTransaction(vcaTransactionSid: $vcaTransactionSid) {
    ...HeldTransactionFields
  }
}
    fragment AddedTransactionFields on VcaTransaction {
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
fragment HeldTransactionFields on HeldVcaTransaction {
  heldUntil
  cancelledAt
  transaction {
    ...AddedTransactionFields
  }
}`, {"kind":"mutation","name":"CancelVcaTransaction"}) as unknown as TypedDocumentString<CancelVcaTransactionMutation, CancelVcaTransactionMutationVariables>;