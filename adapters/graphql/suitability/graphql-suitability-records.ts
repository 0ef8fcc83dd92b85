import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { SuitabilityRecords } from '../../../application/ports/suitability/suitability-records';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import { parseBody } from '../../http/parse-body';
import { toAssessmentStep } from '../assessment-step';
import { UserSuitabilityTwForEnhancedSuitabilityDocument } from '../../../contract/graphql/home/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { suitabilityUserFields, toSuitabilityUser } from './suitability-record';

const answer = z.object({ userSuitabilityTW: suitabilityUserFields });

/** The client's suitability over GraphQL, as it stands before a step of the assessment [GQL-21, SUIT-47]. */
export class GraphqlSuitabilityRecords extends SuitabilityRecords {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  async current(before: QuestionnaireKind = 'risk'): AsyncResult<readonly SuitabilityRecord[]> {
    return this.client.ask({
      document: UserSuitabilityTwForEnhancedSuitabilityDocument,
      variables: { nextStep: toAssessmentStep(before) },
      showErrors: false,
      read: parseBody(
        answer,
        ({ userSuitabilityTW }) => toSuitabilityUser(userSuitabilityTW).accountHolderSuitabilities,
      ),
    });
  }
}
