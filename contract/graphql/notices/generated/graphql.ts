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

export type TyphoonMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type TyphoonMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type SideBarPromotionMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type SideBarPromotionMessageQuery = { message: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type OrderNoticeMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderNoticeMessagesQuery = { highRisk: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, rightDiffNotes: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null };

export type AnnouncementsHkQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementsHkQuery = { announcements: Array<{ headerText: string | null, headerURL: string | null, descText: string | null, locale: string | null, position: number | null }> };

export type AnnouncementsTwQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementsTwQuery = { announcements: Array<{ headerText: string | null, headerURL: string | null, descText: string | null, locale: string | null, position: number | null, announceDate: string | null }> };

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

export const TyphoonMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TyphoonMessage {
  message(type: TYPHOON) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `, {"kind":"query","name":"TyphoonMessage"}) as unknown as TypedDocumentString<TyphoonMessageQuery, TyphoonMessageQueryVariables>;
export const SideBarPromotionMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SideBarPromotionMessage {
  message(type: SIDE_BAR_PROMOTION) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `, {"kind":"query","name":"SideBarPromotionMessage"}) as unknown as TypedDocumentString<SideBarPromotionMessageQuery, SideBarPromotionMessageQueryVariables>;
export const OrderNoticeMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrderNoticeMessages {
  highRisk: message(type: FUND_HIGH_RISK_MESSAGE) {
    enable
    type
    values {
      code
      value
    }
  }
  rightDiffNotes: message(type: RIGHT_DIFF_NOTES) {
    enable
    type
    values {
      code
      value
    }
  }
}
    `, {"kind":"query","name":"OrderNoticeMessages"}) as unknown as TypedDocumentString<OrderNoticeMessagesQuery, OrderNoticeMessagesQueryVariables>;
export const AnnouncementsHkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AnnouncementsHK {
  announcements: announcementsHK {
    headerText
    headerURL
    descText
    locale
    position
  }
}
    `, {"kind":"query","name":"AnnouncementsHK"}) as unknown as TypedDocumentString<AnnouncementsHkQuery, AnnouncementsHkQueryVariables>;
export const AnnouncementsTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AnnouncementsTW {
  announcements: announcementsTW {
    headerText
    headerURL
    descText
    locale
    position
    announceDate
  }
}
    `, {"kind":"query","name":"AnnouncementsTW"}) as unknown as TypedDocumentString<AnnouncementsTwQuery, AnnouncementsTwQueryVariables>;