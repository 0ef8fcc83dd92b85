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
    "query TyphoonMessage {\n  message(type: TYPHOON) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery SideBarPromotionMessage {\n  message(type: SIDE_BAR_PROMOTION) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery OrderNoticeMessages {\n  highRisk: message(type: FUND_HIGH_RISK_MESSAGE) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n  rightDiffNotes: message(type: RIGHT_DIFF_NOTES) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery AnnouncementsHK {\n  announcements: announcementsHK {\n    headerText\n    headerURL\n    descText\n    locale\n    position\n  }\n}\n\nquery AnnouncementsTW {\n  announcements: announcementsTW {\n    headerText\n    headerURL\n    descText\n    locale\n    position\n    announceDate\n  }\n}": typeof types.TyphoonMessageDocument,
};
const documents: Documents = {
    "query TyphoonMessage {\n  message(type: TYPHOON) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery SideBarPromotionMessage {\n  message(type: SIDE_BAR_PROMOTION) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery OrderNoticeMessages {\n  highRisk: message(type: FUND_HIGH_RISK_MESSAGE) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n  rightDiffNotes: message(type: RIGHT_DIFF_NOTES) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery AnnouncementsHK {\n  announcements: announcementsHK {\n    headerText\n    headerURL\n    descText\n    locale\n    position\n  }\n}\n\nquery AnnouncementsTW {\n  announcements: announcementsTW {\n    headerText\n    headerURL\n    descText\n    locale\n    position\n    announceDate\n  }\n}": types.TyphoonMessageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TyphoonMessage {\n  message(type: TYPHOON) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery SideBarPromotionMessage {\n  message(type: SIDE_BAR_PROMOTION) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery OrderNoticeMessages {\n  highRisk: message(type: FUND_HIGH_RISK_MESSAGE) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n  rightDiffNotes: message(type: RIGHT_DIFF_NOTES) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery AnnouncementsHK {\n  announcements: announcementsHK {\n    headerText\n    headerURL\n    descText\n    locale\n    position\n  }\n}\n\nquery AnnouncementsTW {\n  announcements: announcementsTW {\n    headerText\n    headerURL\n    descText\n    locale\n    position\n    announceDate\n  }\n}"): typeof import('./graphql').TyphoonMessageDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
