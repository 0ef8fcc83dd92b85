import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { Questionnaires } from '../../../application/ports/suitability/questionnaires';
import { suitabilityCalls } from '../../../contract/rest/suitability/suitability-calls';
import { err } from '../../../domain/kernel/result';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { contradictionFields, questionnaireFields, toQuestionnaire } from '../../http/suitability/questionnaire';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** A questionnaire with the pairs of answers that contradict each other, which stand beside the questions here. */
const whole = z.extend(questionnaireFields, { contradictions: z.optional(z.nullable(contradictionFields)) });

/** Hong Kong's yearly questionnaire over REST [SUIT-23, ENT-39]. */
export class RestQuestionnaires extends Questionnaires {
  constructor(private readonly client: RestClient) {
    super();
  }

  async inForce(kind: QuestionnaireKind): AsyncResult<Questionnaire> {
    if (kind !== 'risk') return err({ kind: 'not-offered' });
    return this.client.call(suitabilityCalls, {
      name: 'riskQuestionnaire',
      // The page stays, with the answers given so far and a retry in its place [OPEN-92].
      policy: { showErrors: false },
      read: readJson(whole, ({ contradictions, ...wire }) => toQuestionnaire(wire, contradictions ?? [])),
    });
  }
}
