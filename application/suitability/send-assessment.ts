import type { AssessmentResult } from '../../domain/suitability/assessment-result';
import type { Answers } from '../../domain/suitability/questionnaire';
import { toSuitabilitySubmission } from '../../domain/suitability/questionnaire-submission';
import { sameAnswers } from '../../domain/suitability/same-answers';
import type { Assessments } from '../ports/suitability/assessments';
import { type CallFailure, mayHaveArrived } from '../ports/call-failure';
import type { PreparedAssessment } from './prepare-assessment';

/** What became of a sent questionnaire. */
export type SendingOutcome =
  | { readonly kind: 'judged'; readonly result: AssessmentResult }
  /** Another version is in force. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  /** Neither an answer nor a look at the record says whether it arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-received' };

/** Sends a client's answers; a lost answer is looked for in the record, and nothing is sent again by itself [API-89, SUIT-02]. */
export class SendAssessment {
  constructor(private readonly assessments: Assessments) {}

  async execute(prepared: PreparedAssessment, answers: Answers): Promise<SendingOutcome> {
    const { questionnaire, records } = prepared;
    const level = records.find(({ clientRiskLevel }) => clientRiskLevel)?.clientRiskLevel ?? '';
    const submission = toSuitabilitySubmission(level, questionnaire, answers);
    const answer = await this.assessments.send({ submission, key: keyOf(prepared) });
    if (answer.ok) return { kind: 'judged', result: answer.value };
    if (mayHaveArrived(answer.error)) return this.find(prepared, answers);
    return hasChanged(answer.error) ? { kind: 'changed' } : { kind: 'refused', failure: answer.error };
  }

  /** Whether the record has these answers since they were sent [API-55, API-57, ENT-64]. */
  async find({ kind, questionnaire, latest }: PreparedAssessment, answers: Answers): Promise<SendingOutcome> {
    const found = await this.assessments.latest(kind);
    if (!found.ok) return { kind: 'unknown' };
    const kept = found.value;
    const isHers =
      kept !== undefined &&
      kept.answeredAt !== latest?.answeredAt &&
      kept.questionnaireSid === questionnaire.sid &&
      sameAnswers(kept.answers, answers);
    return isHers ? { kind: 'judged', result: kept.result } : { kind: 'not-received' };
  }
}

/** Answers to one questionnaire after one before it are one submission; a header takes no other characters. */
const keyOf = ({ questionnaire, latest }: PreparedAssessment): string =>
  `${questionnaire.sid}.${latest?.answeredAt ?? 'first'}`.replace(/[^\w.:-]/g, '_').slice(-100);

const hasChanged = (failure: CallFailure): boolean =>
  failure.kind === 'rejected' && failure.errors.some(({ code }) => code === 'QUESTIONNAIRE_CHANGED');
