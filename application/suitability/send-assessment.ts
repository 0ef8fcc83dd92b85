import type { AssessmentResult } from '../../domain/suitability/questionnaire/assessment-result';
import type { Answers } from '../../domain/suitability/questionnaire/questionnaire';
import { toSuitabilitySubmission } from '../../domain/suitability/questionnaire/questionnaire-submission';
import { sameAnswers } from '../../domain/suitability/questionnaire/same-answers';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { ok } from '../../domain/kernel/result';
import { type AsyncResult, rejectionCodes } from '../ports/call-failure';
import type { SubmissionSubject } from '../ports/submissions/pending-submissions';
import type { Assessments } from '../ports/suitability/assessments';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';
import type { PreparedAssessment } from './prepare-assessment';

/**
 * The outcome of a sent questionnaire; `changed`: another version is in force; `overtaken`: the client's other answers
 * to it were received before.
 */
export type AssessmentSubmissionOutcome =
  | SubmissionOutcome<AssessmentResult>
  | { readonly kind: 'changed' }
  | { readonly kind: 'overtaken' };

/** Sends a client's answers once; a lost answer is looked for in the record [API-89, SUIT-02]. */
export class SendAssessment {
  constructor(
    private readonly assessments: Assessments,
    private readonly once: SubmitOnce,
  ) {}

  async execute(
    prepared: PreparedAssessment,
    answers: Answers,
    onStep?: (step: SubmissionStep) => void,
  ): Promise<AssessmentSubmissionOutcome> {
    const { questionnaire, records, latest } = prepared;
    const level = records.find(({ clientRiskLevel }) => clientRiskLevel)?.clientRiskLevel ?? '';
    const submission = toSuitabilitySubmission(level, questionnaire, answers);
    const before = latest?.answeredAt ?? 'first';
    const record = this.recordOf(prepared, answers);
    const outcome = await this.once.execute({
      subject: subjectOf(prepared),
      // Answers to one questionnaire after one before it are one submission.
      pending: { key: deriveKey('questionnaire', questionnaire.sid, before), before },
      send: (key) => this.assessments.send({ submission, key }),
      lookup: record.lookup,
      onStep,
    });
    if (outcome.kind !== 'refused') return record.judge(outcome);
    if (rejectionCodes(outcome.failure).includes('QUESTIONNAIRE_CHANGED')) return { kind: 'changed' };
    return isKeySpent(rejectionCodes(outcome.failure)) ? { kind: 'overtaken' } : outcome;
  }

  /** Looks once more for what was sent, and sends nothing. */
  async find(prepared: PreparedAssessment, answers: Answers): Promise<AssessmentSubmissionOutcome> {
    const record = this.recordOf(prepared, answers);
    return record.judge(await this.once.find({ subject: subjectOf(prepared), lookup: record.lookup }));
  }

  /**
   * Returns the look-up of these answers: the record has them and didn't before they were sent. It has the last ones
   * alone; where those are others, these may have been received before them [API-55, API-57, ENT-64].
   */
  private recordOf({ kind, questionnaire }: PreparedAssessment, answers: Answers) {
    let hasOthers = false;
    return {
      lookup: async (before: string | undefined): AsyncResult<AssessmentResult | undefined> => {
        const found = await this.assessments.latest(kind);
        if (!found.ok) return found;
        const stored = found.value?.answeredAt === before ? undefined : found.value;
        const isThis = stored?.questionnaireSid === questionnaire.sid && sameAnswers(stored.answers, answers);
        hasOthers = stored !== undefined && !isThis;
        return ok(isThis ? stored.result : undefined);
      },
      judge: (outcome: SubmissionOutcome<AssessmentResult>): AssessmentSubmissionOutcome =>
        outcome.kind === 'not-received' && hasOthers ? { kind: 'overtaken' } : outcome,
    };
  }
}

const subjectOf = ({ userId, kind }: PreparedAssessment): SubmissionSubject => ({
  userId,
  kind: 'questionnaire',
  name: kind,
});
