import { Assessments, type PastRating, type SentQuestionnaire } from '../../application/ports/suitability/assessments';
import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import { Questionnaires } from '../../application/ports/suitability/questionnaires';
import { err, ok } from '../../domain/kernel/result';
import type { AssessmentResult } from '../../domain/suitability/questionnaire/assessment-result';
import type { StoredAssessment } from '../../domain/suitability/questionnaire/stored-assessment';
import { parseRiskLevel } from '../../domain/suitability/risk/risk-level';
import type { Questionnaire } from '../../domain/suitability/questionnaire/questionnaire';

const lost: CallFailure = { kind: 'no-answer', reason: 'timeout' };

/** A questionnaire that can be replaced by another version, and be out of reach. */
export class StatedQuestionnaires extends Questionnaires {
  constructor(
    public questionnaire: Questionnaire,
    public isOutOfReach = false,
  ) {
    super();
  }

  inForce(): AsyncResult<Questionnaire> {
    return Promise.resolve(this.isOutOfReach ? err(lost) : ok(this.questionnaire));
  }
}

const keyReused: CallFailure = { kind: 'rejected', errors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] };

/** The fate of a sent questionnaire: it arrives, it is lost on its way, its answer is lost, or it fails. */
export type Fate = 'well' | 'lost before' | 'lost after' | CallFailure;

/** A server that takes a questionnaire once under its key; calls can be let fail. */
export class KeepingAssessments extends Assessments {
  readonly kept: StoredAssessment[] = [];
  readonly asked: string[] = [];
  private readonly keys = new Map<string, { readonly content: string; readonly result: AssessmentResult }>();
  fate: Fate = 'well';
  isRecordOutOfReach = false;
  result: AssessmentResult = { passed: true, clientRiskLevel: 'b', kycRiskLevel: 'b' };

  /** `turn` holds each answer back until it comes. */
  constructor(private readonly turn: () => Promise<void> = () => Promise.resolve()) {
    super();
  }

  async send({ submission, key }: SentQuestionnaire): AsyncResult<AssessmentResult> {
    const { fate } = this;
    this.asked.push(`send ${key}`);
    const content = JSON.stringify(submission);
    const isReused = (this.keys.get(key)?.content ?? content) !== content;
    if (fate === 'well' || fate === 'lost after') this.keep(submission, key);
    await this.turn();
    if (fate === 'well') return isReused ? err(keyReused) : ok(this.keys.get(key)?.result ?? this.result);
    return err(typeof fate === 'string' ? lost : fate);
  }

  async latest(): AsyncResult<StoredAssessment | undefined> {
    this.asked.push('latest');
    const answer = this.isRecordOutOfReach ? err(lost) : ok(this.kept.at(-1));
    await this.turn();
    return answer;
  }

  async pastRatings(): AsyncResult<readonly PastRating[]> {
    this.asked.push('past ratings');
    return this.isRecordOutOfReach
      ? err(lost)
      : ok(
          this.kept.toReversed().map(({ answeredAt, result }) => ({
            assessedOn: answeredAt.slice(0, 10),
            level: parseRiskLevel(result.clientRiskLevel),
          })),
        );
  }

  private keep(submission: SentQuestionnaire['submission'], key: string): void {
    if (this.keys.has(key)) return;
    this.keys.set(key, { content: JSON.stringify(submission), result: this.result });
    this.kept.push({
      questionnaireSid: submission.questionnaireSid,
      answeredAt: `2026-11-20T00:00:0${this.kept.length}Z`,
      result: this.result,
      answers: submission.questionCategories.flatMap(({ sequence, questionOptions }) =>
        questionOptions
          .filter(({ result }) => result === 1)
          .map((option) => ({ questionSequence: sequence, optionSequence: option.sequence })),
      ),
    });
  }
}
