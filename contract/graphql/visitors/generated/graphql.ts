/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The place or the occasion that a message is for [ENUM-21]. */
export type MessageType =
  /** The legal text at the foot of the page. */
  | 'DISCLAIMER'
  /** A note on risk that goes with an order. */
  | 'FUND_HIGH_RISK_MESSAGE'
  /** A notice of maintenance, before and after login. */
  | 'MAINTENANCE'
  /** News on the pages before login. */
  | 'PRELOGIN_NEWS'
  /** A note on rights that goes with an order. */
  | 'RIGHT_DIFF_NOTES'
  /** News in the side bar. */
  | 'SIDE_BAR_PROMOTION'
  /** A notice of a typhoon or another closure of the market. */
  | 'TYPHOON';

export type PublicMaintenanceMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicMaintenanceMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type PublicPreLoginNewsMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPreLoginNewsMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type PublicDisclaimerMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicDisclaimerMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type PublicPreLoginDataTwQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPreLoginDataTwQuery = { preLoginDataTW: { news: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, disclaimer: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, promotions: Array<{ code: string, isHero: boolean | null, isSticky: boolean | null, isNewClientPromo: boolean | null, data: string }> } };

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

export const PublicMaintenanceMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublicMaintenanceMessage {
  message(type: MAINTENANCE) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `, {"kind":"query","name":"PublicMaintenanceMessage"}) as unknown as TypedDocumentString<PublicMaintenanceMessageQuery, PublicMaintenanceMessageQueryVariables>;
export const PublicPreLoginNewsMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublicPreLoginNewsMessage {
  message(type: PRELOGIN_NEWS) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `, {"kind":"query","name":"PublicPreLoginNewsMessage"}) as unknown as TypedDocumentString<PublicPreLoginNewsMessageQuery, PublicPreLoginNewsMessageQueryVariables>;
export const PublicDisclaimerMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublicDisclaimerMessage {
  message(type: DISCLAIMER) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `, {"kind":"query","name":"PublicDisclaimerMessage"}) as unknown as TypedDocumentString<PublicDisclaimerMessageQuery, PublicDisclaimerMessageQueryVariables>;
export const PublicPreLoginDataTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublicPreLoginDataTW {
  preLoginDataTW {
    news {
      enable
      type
      values {
        code
        value
      }
    }
    disclaimer {
      enable
      type
      values {
        code
        value
      }
    }
    promotions {
      code
      isHero
      isSticky
      isNewClientPromo
      data
    }
  }
}
    `, {"kind":"query","name":"PublicPreLoginDataTW"}) as unknown as TypedDocumentString<PublicPreLoginDataTwQuery, PublicPreLoginDataTwQueryVariables>;