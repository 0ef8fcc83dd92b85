/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type EnhancedSuitabilityTwQueryVariables = Exact<{
  nextStep: number;
}>;


export type EnhancedSuitabilityTwQuery = { enhancedSuitabilityTW: { sid: string, type: string | null, version: string | null, questionCategories: Array<{ position: number | null, text: string | null, questions: Array<{ sequence: number, type: string | null, position: number | null, text: string | null, maxLength: number | null, haveAdditionalQuestion: boolean | null, options: Array<{ sequence: number, point: number | null, text: string | null, result: number | null }> | null }> | null }> } };

export type QuestionnaireContradictionsTwQueryVariables = Exact<{
  nextStep: number;
}>;


export type QuestionnaireContradictionsTwQuery = { questionnaireContradictionsTW: Array<Array<{ questionSequence: number, optionSequence: number }>> };

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

export const EnhancedSuitabilityTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EnhancedSuitabilityTW($nextStep: Int!) {
  enhancedSuitabilityTW(nextStep: $nextStep) {
    sid
    type
    version
    questionCategories {
      position
      text
      questions {
        sequence
        type
        position
        text
        maxLength
        haveAdditionalQuestion
        options {
          sequence
          point
          text
          result
        }
      }
    }
  }
}
    `, {"kind":"query","name":"EnhancedSuitabilityTW"}) as unknown as TypedDocumentString<EnhancedSuitabilityTwQuery, EnhancedSuitabilityTwQueryVariables>;
export const QuestionnaireContradictionsTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuestionnaireContradictionsTW($nextStep: Int!) {
  questionnaireContradictionsTW(nextStep: $nextStep) {
    questionSequence
    optionSequence
  }
}
    `, {"kind":"query","name":"QuestionnaireContradictionsTW"}) as unknown as TypedDocumentString<QuestionnaireContradictionsTwQuery, QuestionnaireContradictionsTwQueryVariables>;