import type { AssessmentResult } from '../../domain/suitability/assessment-result';
import type { Answers } from '../../domain/suitability/questionnaire';
import { toSuitabilitySubmission } from '../../domain/suitability/questionnaire-submission';
import { sameAnswers } from '../../domain/suitability/same-answers';
import { keyOf } from '../../domain/submissions/idempotency-key';
import { ok } from '../../domain/kernel/result';
import type { Answer, CallFailure } from '../ports/call-failure';
import type { SubmissionSubject } from '../ports/submissions/pending-submissions';
import type { Assessments } from '../ports/suitability/assessments';
import type { SubmissionOutcome } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';
import type { PreparedAssessment } from './prepare-assessment';

/** What became of a sent questionnaire; `changed`: another version is in force. */
export type AssessmentSubmissionOutcome = SubmissionOutcome<AssessmentResult> | { readonly kind: 'changed' };

/** Sends a client's answers once; a lost answer is looked for in the record [API-89, SUIT-02]. */
export class SendAssessment {
  constructor(
    private readonly assessments: Assessments,
    private readonly once: SubmitOnce,
  ) {}

  async execute(prepared: PreparedAssessment, answers: Answers): Promise<AssessmentSubmissionOutcome> {
    const { questionnaire, records, latest } = prepared;
    const level = records.find(({ clientRiskLevel }) => clientRiskLevel)?.clientRiskLevel ?? '';
    const submission = toSuitabilitySubmission(level, questionnaire, answers);
    const before = latest?.answeredAt ?? 'first';
    const outcome = await this.once.execute({
      subject: subjectOf(prepared),
      // Answers to one questionnaire after one before it are one submission.
      pending: { key: keyOf('questionnaire', questionnaire.sid, before), before },
      send: (key) => this.assessments.send({ submission, key }),
      look: (known) => this.recorded(prepared, answers, known),
    });
    return outcome.kind === 'refused' && hasChanged(outcome.failure) ? { kind: 'changed' } : outcome;
  }

  /** Looks once more for what was sent, and sends nothing. */
  find(prepared: PreparedAssessment, answers: Answers): Promise<AssessmentSubmissionOutcome> {
    return this.once.find({
      subject: subjectOf(prepared),
      look: (known) => this.recorded(prepared, answers, known),
    });
  }

  /** What came of these answers, if the record has them and didn't before they were sent [API-55, API-57, ENT-64]. */
  private async recorded(
    { kind, questionnaire }: PreparedAssessment,
    answers: Answers,
    before: string | undefined,
  ): Answer<AssessmentResult | undefined> {
    const found = await this.assessments.latest(kind);
    if (!found.ok) return found;
    const kept = found.value;
    const isThis =
      kept !== undefined &&
      kept.answeredAt !== before &&
      kept.questionnaireSid === questionnaire.sid &&
      sameAnswers(kept.answers, answers);
    return ok(isThis ? kept.result : undefined);
  }
}

const subjectOf = ({ userId, kind }: PreparedAssessment): SubmissionSubject => ({
  userId,
  kind: 'questionnaire',
  name: kind,
});

const hasChanged = (failure: CallFailure): boolean =>
  failure.kind === 'rejected' && failure.errors.some(({ code }) => code === 'QUESTIONNAIRE_CHANGED');
