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
  coolingOff?: string | null | undefined;
}>;


export type AddVcaTransactionMutation = { addVcaTransaction: { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null, heldUntil: string | null, cancelledAt: string | null } };

export type CancelVcaTransactionMutationVariables = Exact<{
  vcaTransactionSid: string;
}>;


export type CancelVcaTransactionMutation = { cancelVcaTransaction: { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null, heldUntil: string | null, cancelledAt: string | null } };

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

export const AddVcaTransactionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddVcaTransaction($accountNo: String!, $transactionType: String!, $transactionCurrency: String!, $amount: String!, $coolingOff: String) {
  addVcaTransaction(
    accountNo: $accountNo
    transactionType: $transactionType
    transactionCurrency: $transactionCurrency
    amount: $amount
    coolingOff: $coolingOff
  ) {
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
    heldUntil
    cancelledAt
  }
}
    `, {"kind":"mutation","name":"AddVcaTransaction"}) as unknown as TypedDocumentString<AddVcaTransactionMutation, AddVcaTransactionMutationVariables>;
export const CancelVcaTransactionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelVcaTransaction($vcaTransactionSid: String!) {
  cancelVcaTransaction(vcaTransactionSid: $vcaTransactionSid) {
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
    heldUntil
    cancelledAt
  }
}
    `, {"kind":"mutation","name":"CancelVcaTransaction"}) as unknown as TypedDocumentString<CancelVcaTransactionMutation, CancelVcaTransactionMutationVariables>;