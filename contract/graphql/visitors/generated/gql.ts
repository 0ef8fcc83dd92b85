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
    "query PublicMaintenanceMessage {\n  message(type: MAINTENANCE) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicPreLoginNewsMessage {\n  message(type: PRELOGIN_NEWS) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicDisclaimerMessage {\n  message(type: DISCLAIMER) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicPreLoginDataTW {\n  preLoginDataTW {\n    news {\n      enable\n      type\n      values {\n        code\n        value\n      }\n    }\n    disclaimer {\n      enable\n      type\n      values {\n        code\n        value\n      }\n    }\n    promotions {\n      code\n      isHero\n      isSticky\n      isNewClientPromo\n      data\n    }\n  }\n}": typeof types.PublicMaintenanceMessageDocument,
};
const documents: Documents = {
    "query PublicMaintenanceMessage {\n  message(type: MAINTENANCE) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicPreLoginNewsMessage {\n  message(type: PRELOGIN_NEWS) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicDisclaimerMessage {\n  message(type: DISCLAIMER) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicPreLoginDataTW {\n  preLoginDataTW {\n    news {\n      enable\n      type\n      values {\n        code\n        value\n      }\n    }\n    disclaimer {\n      enable\n      type\n      values {\n        code\n        value\n      }\n    }\n    promotions {\n      code\n      isHero\n      isSticky\n      isNewClientPromo\n      data\n    }\n  }\n}": types.PublicMaintenanceMessageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicMaintenanceMessage {\n  message(type: MAINTENANCE) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicPreLoginNewsMessage {\n  message(type: PRELOGIN_NEWS) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicDisclaimerMessage {\n  message(type: DISCLAIMER) {\n    enable\n    type\n    values {\n      code\n      value\n    }\n  }\n}\n\nquery PublicPreLoginDataTW {\n  preLoginDataTW {\n    news {\n      enable\n      type\n      values {\n        code\n        value\n      }\n    }\n    disclaimer {\n      enable\n      type\n      values {\n        code\n        value\n      }\n    }\n    promotions {\n      code\n      isHero\n      isSticky\n      isNewClientPromo\n      data\n    }\n  }\n}"): typeof import('./graphql').PublicMaintenanceMessageDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
