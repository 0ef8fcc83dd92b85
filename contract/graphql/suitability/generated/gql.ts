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
    "query EnhancedSuitabilityTW($nextStep: Int!) {\n  enhancedSuitabilityTW(nextStep: $nextStep) {\n    sid\n    type\n    version\n    questionCategories {\n      position\n      text\n      questions {\n        sequence\n        type\n        position\n        text\n        maxLength\n        haveAdditionalQuestion\n        options {\n          sequence\n          point\n          text\n          result\n        }\n      }\n    }\n  }\n}": typeof types.EnhancedSuitabilityTwDocument,
    "query QuestionnaireContradictionsTW($nextStep: Int!) {\n  questionnaireContradictionsTW(nextStep: $nextStep) {\n    questionSequence\n    optionSequence\n  }\n}": typeof types.QuestionnaireContradictionsTwDocument,
};
const documents: Documents = {
    "query EnhancedSuitabilityTW($nextStep: Int!) {\n  enhancedSuitabilityTW(nextStep: $nextStep) {\n    sid\n    type\n    version\n    questionCategories {\n      position\n      text\n      questions {\n        sequence\n        type\n        position\n        text\n        maxLength\n        haveAdditionalQuestion\n        options {\n          sequence\n          point\n          text\n          result\n        }\n      }\n    }\n  }\n}": types.EnhancedSuitabilityTwDocument,
    "query QuestionnaireContradictionsTW($nextStep: Int!) {\n  questionnaireContradictionsTW(nextStep: $nextStep) {\n    questionSequence\n    optionSequence\n  }\n}": types.QuestionnaireContradictionsTwDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EnhancedSuitabilityTW($nextStep: Int!) {\n  enhancedSuitabilityTW(nextStep: $nextStep) {\n    sid\n    type\n    version\n    questionCategories {\n      position\n      text\n      questions {\n        sequence\n        type\n        position\n        text\n        maxLength\n        haveAdditionalQuestion\n        options {\n          sequence\n          point\n          text\n          result\n        }\n      }\n    }\n  }\n}"): typeof import('./graphql').EnhancedSuitabilityTwDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuestionnaireContradictionsTW($nextStep: Int!) {\n  questionnaireContradictionsTW(nextStep: $nextStep) {\n    questionSequence\n    optionSequence\n  }\n}"): typeof import('./graphql').QuestionnaireContradictionsTwDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
