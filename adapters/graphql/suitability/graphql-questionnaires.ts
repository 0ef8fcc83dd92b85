import * as z from 'zod/mini';
import type { Answer } from '../../../application/ports/call-failure';
import { Questionnaires } from '../../../application/ports/suitability/questionnaires';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { parseBody } from '../../http/parse-body';
import { stepOf } from '../assessment-step';
import { EnhancedSuitabilityTwDocument } from '../../../contract/graphql/suitability/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { questionnaireFields, toQuestionnaire } from './questionnaire';

const answer = z.object({ enhancedSuitabilityTW: questionnaireFields });

/** Taiwan's questionnaires over GraphQL [GQL-22, ENT-39]. */
export class GraphqlQuestionnaires extends Questionnaires {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  inForce(kind: QuestionnaireKind): Answer<Questionnaire> {
    return this.client.ask({
      document: EnhancedSuitabilityTwDocument,
      variables: { nextStep: stepOf(kind) },
      // The page stays, with the answers given so far and a retry in its place [OPEN-92].
      showErrors: false,
      read: parseBody(answer, ({ enhancedSuitabilityTW }) => toQuestionnaire(enhancedSuitabilityTW)),
    });
  }
}
