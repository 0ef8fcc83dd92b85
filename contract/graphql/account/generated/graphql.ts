/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ActiveSpiHkQueryVariables = Exact<{
  status: string;
}>;


export type ActiveSpiHkQuery = { activeSpiHK: Array<{ bankAccountNo: string, accountCurrency: string | null, bankName: string | null, bankAccountName: string | null, taAccountNo: string | null, debitLimit: string | null, prdicity: string | null, activeFlag: string | null, effectiveDate: string | null, authExpiryDate: string | null, addressLines: Array<string | null> | null }> };

export type SameDayDdaHkQueryVariables = Exact<{
  accountCurrency: string;
}>;


export type SameDayDdaHkQuery = { sameDayDdaHK: { existDDADeals: boolean | null, underSHLFrozenPeriod: boolean | null, eddaEnabled: boolean | null } | null };

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

export const ActiveSpiHkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ActiveSpiHK($status: String!) {
  activeSpiHK(status: $status) {
    bankAccountNo
    accountCurrency
    bankName
    bankAccountName
    taAccountNo
    debitLimit
    prdicity
    activeFlag
    effectiveDate
    authExpiryDate
    addressLines
  }
}
    `, {"kind":"query","name":"ActiveSpiHK"}) as unknown as TypedDocumentString<ActiveSpiHkQuery, ActiveSpiHkQueryVariables>;
export const SameDayDdaHkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SameDayDdaHK($accountCurrency: String!) {
  sameDayDdaHK(accountCurrency: $accountCurrency) {
    existDDADeals
    underSHLFrozenPeriod
    eddaEnabled
  }
}
    `, {"kind":"query","name":"SameDayDdaHK"}) as unknown as TypedDocumentString<SameDayDdaHkQuery, SameDayDdaHkQueryVariables>;