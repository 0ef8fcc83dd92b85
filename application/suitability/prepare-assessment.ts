import { ok } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import type { StoredAssessment } from '../../domain/suitability/questionnaire/stored-assessment';
import type { Questionnaire } from '../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../domain/suitability/questionnaire/questionnaire-kind';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import type { SuitabilityRecord } from '../../domain/suitability/risk/suitability-record';
import type { Assessments } from '../ports/suitability/assessments';
import type { AsyncResult } from '../ports/call-failure';
import type { Questionnaires } from '../ports/suitability/questionnaires';
import type { SuitabilityRecords } from '../ports/suitability/suitability-records';
import type { Users } from '../ports/clients/users';

/** All that a client needs to be assessed: the questions, the client's record, and what was sent last, by which a later one is known. */
export type PreparedAssessment = {
  readonly kind: QuestionnaireKind;
  readonly userId: string;
  readonly questionnaire: Questionnaire;
  readonly records: readonly SuitabilityRecord[];
  readonly latest: StoredAssessment | undefined;
};

/** Finds what an assessment begins with; nothing may be missing. Taiwan alone keeps records beside the rating [SUIT-47, GQL-21, GQL-22]. */
export class PrepareAssessment {
  constructor(
    private readonly users: Users,
    private readonly questionnaires: Questionnaires,
    private readonly suitability: SuitabilityRecords,
    private readonly assessments: Assessments,
    private readonly region: Region,
  ) {}

  async execute(kind: QuestionnaireKind): AsyncResult<PreparedAssessment> {
    const [user, questionnaire, records, latest] = await Promise.all([
      this.users.current(),
      this.questionnaires.inForce(kind),
      regionalRiskRecords[this.region].suitability ? this.suitability.current(kind) : ok([]),
      this.assessments.latest(kind),
    ]);
    if (!user.ok) return user;
    if (!questionnaire.ok) return questionnaire;
    if (!records.ok) return records;
    if (!latest.ok) return latest;
    return ok({
      kind,
      userId: user.value.userId,
      questionnaire: questionnaire.value,
      records: records.value,
      latest: latest.value,
    });
  }
}
