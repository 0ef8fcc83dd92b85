import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { Questionnaires } from '../../../application/ports/suitability/questionnaires';
import { ok } from '../../../domain/kernel/result';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { parseBody } from '../../http/parse-body';
import { toAssessmentStep } from '../assessment-step';
import {
  EnhancedSuitabilityTwDocument,
  QuestionnaireContradictionsTwDocument,
} from '../../../contract/graphql/suitability/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { contradictionFields, questionnaireFields, toQuestionnaire } from '../../http/suitability/questionnaire';

const answer = z.object({ enhancedSuitabilityTW: questionnaireFields });
const contradictionsAnswer = z.object({ questionnaireContradictionsTW: contradictionFields });

/** Taiwan's questionnaires over GraphQL [GQL-22, ENT-39]. */
export class GraphqlQuestionnaires extends Questionnaires {
  constructor(
    private readonly client: GraphqlClient,
    private readonly hasContradictions: boolean,
  ) {
    super();
  }

  async inForce(kind: QuestionnaireKind): AsyncResult<Questionnaire> {
    const variables = { nextStep: toAssessmentStep(kind) };
    // The page stays, with the answers given so far and a retry in its place [OPEN-92].
    const showErrors = false;
    const [questionnaire, contradictions] = await Promise.all([
      this.client.ask({
        document: EnhancedSuitabilityTwDocument,
        variables,
        showErrors,
        read: parseBody(answer, ({ enhancedSuitabilityTW }) => enhancedSuitabilityTW),
      }),
      this.hasContradictions
        ? this.client.ask({
            document: QuestionnaireContradictionsTwDocument,
            variables,
            showErrors,
            read: parseBody(contradictionsAnswer, ({ questionnaireContradictionsTW }) => questionnaireContradictionsTW),
          })
        : ok([]),
    ]);
    if (!questionnaire.ok) return questionnaire;
    if (!contradictions.ok) return contradictions;
    return ok(toQuestionnaire(questionnaire.value, contradictions.value));
  }
}
