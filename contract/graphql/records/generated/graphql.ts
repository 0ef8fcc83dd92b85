/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DividendRecordsTwQueryVariables = Exact<{ [key: string]: never; }>;


export type DividendRecordsTwQuery = { dividendRecordsTW: Array<{ refNo: string, applyDate: string | null, status: string | null, chargeMethod: string | null, holdingUnits: string | null, txnAmount: string | null, txnCurrency: string | null, fund: { name: { code: string, value: string | null } }, reInvestmentFund: { name: { code: string, value: string | null } } | null }> };

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

export const DividendRecordsTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DividendRecordsTW {
  dividendRecordsTW {
    refNo
    fund {
      name {
        code
        value
      }
    }
    reInvestmentFund {
      name {
        code
        value
      }
    }
    applyDate
    status
    chargeMethod
    holdingUnits
    txnAmount
    txnCurrency
  }
}
    `, {"kind":"query","name":"DividendRecordsTW"}) as unknown as TypedDocumentString<DividendRecordsTwQuery, DividendRecordsTwQueryVariables>;