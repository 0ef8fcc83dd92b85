import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { AssessmentDrafts } from '../../../application/suitability/assessment-drafts';
import type { PrepareAssessment, PreparedAssessment } from '../../../application/suitability/prepare-assessment';
import type { AssessmentSubmissionOutcome, SendAssessment } from '../../../application/suitability/send-assessment';
import type { SubmissionOutcome, SubmissionStep } from '../../../application/submissions/submission-outcome';
import type { AssessmentResult } from '../../../domain/suitability/questionnaire/assessment-result';
import { checkAnswers, type QuestionnaireProblem } from '../../../domain/suitability/questionnaire/check-answers';
import { chosenOptions, listQuestions } from '../../../domain/suitability/questionnaire/chosen-options';
import type { Answers, Question, QuestionOption } from '../../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { type RiskStatus, riskStatus } from '../../../domain/suitability/risk-status';
import { unchangedAnswers, wordAnswers } from '../../../domain/suitability/questionnaire/worded-answers';
import type { ClientStore } from '../../stores/client-store';
import { AsyncResource } from '../../stores/async-resource';

type Phase =
  /** `isOther`: another version came while the client was answering. */
  | { readonly kind: 'answering'; readonly isOther?: true }
  /** `overtaken`: the client's other answers were received meanwhile, and these may be sent after them. */
  | { readonly kind: 'reviewing'; readonly problem?: CallFailure | 'not-received' | 'overtaken' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done'; readonly result: AssessmentResult };

type Deps = {
  readonly prepare: PrepareAssessment;
  readonly sending: SendAssessment;
  readonly drafts: AssessmentDrafts;
  readonly clients: Pick<ClientStore, 'load'>;
};

/**
 * One questionnaire from its first answer to what comes of it; nothing chosen is lost, nothing is sent twice [SUIT-01,
 * SUIT-40..46, API-89].
 */
export class AssessmentViewModel {
  readonly prepared: AsyncResource<PreparedAssessment>;
  answers: Answers = [];
  isDeclared = false;
  phase: Phase = { kind: 'answering' };
  /** The number of answers restored from the draft. */
  recalled = 0;
  /** True once the client has tried to go on, so that what is missing may show. */
  private isTried = false;

  constructor(
    private readonly deps: Deps,
    readonly kind: QuestionnaireKind,
  ) {
    this.prepared = new AsyncResource(
      () => deps.prepare.execute(kind),
      () => this.recallDraft(),
    );
    makeAutoObservable<this, 'deps'>(
      this,
      { prepared: false, deps: false, kind: false },
      { autoBind: true, deep: false },
    );
  }

  /**
   * True where this questionnaire is open to the client: the prudent assessment is only for those set to low risk
   * [OPEN-55].
   */
  get isHers(): boolean {
    return this.kind === 'risk' || this.riskStatus.needsAssessment;
  }

  /** True where the yearly questionnaire comes before the prudent assessment. */
  get isRiskFirst(): boolean {
    return this.kind === 'prudent' && this.riskStatus.effect.alert !== undefined;
  }

  get questions(): readonly Question[] {
    return this.prepared.value ? listQuestions(this.prepared.value.questionnaire) : [];
  }

  get answered(): number {
    return this.chosen.size;
  }

  /** The problems that prevent sending, once the client has tried [SUIT-43..46]. */
  get problems(): readonly QuestionnaireProblem[] {
    return this.isTried ? this.problemsNow : [];
  }

  chosenFor(question: Question): QuestionOption | undefined {
    return this.chosen.get(question);
  }

  /** Loads the questions; answers from before come back where they are still valid. */
  load(): Promise<void> {
    return this.prepared.load();
  }

  choose(question: Question, option: QuestionOption): void {
    const others = this.answers.filter(({ questionSequence }) => questionSequence !== question.sequence);
    this.answers = [...others, { questionSequence: question.sequence, optionSequence: option.sequence }];
    this.keepDraft();
  }

  declare(isDeclared: boolean): void {
    this.isDeclared = isDeclared;
  }

  /** Goes on to the review, unless something is missing; says whether it did. */
  review(): boolean {
    this.isTried = true;
    if (this.phase.kind !== 'answering' || !this.prepared.value || this.problemsNow.length > 0) return false;
    this.phase = { kind: 'reviewing' };
    return true;
  }

  /** Goes back from the review. */
  change(): void {
    if (this.phase.kind === 'reviewing') this.phase = { kind: 'answering' };
  }

  async send(): Promise<void> {
    if (this.phase.kind !== 'reviewing') return;
    await this.settle('sending', (prepared) =>
      this.deps.sending.execute(prepared, this.answers, (step) => {
        runInAction(() => (this.phase = { kind: step }));
      }),
    );
  }

  /** Looks for a questionnaire whose answer was lost. */
  async find(): Promise<void> {
    if (this.phase.kind !== 'unknown') return;
    await this.settle('finding', (prepared) => this.deps.sending.find(prepared, this.answers));
  }

  private async settle(
    step: SubmissionStep,
    question: (prepared: PreparedAssessment) => Promise<AssessmentSubmissionOutcome>,
  ): Promise<void> {
    const { value } = this.prepared;
    if (!value) return;
    this.phase = { kind: step };
    const outcome = await question(value);
    if (outcome.kind === 'changed') await this.takeOver(value);
    else if (outcome.kind === 'overtaken') await this.followUp(value);
    else runInAction(() => (this.phase = phaseAfter(outcome)));
    if (outcome.kind === 'received') this.deps.drafts.forget();
    if (outcome.kind === 'received' || outcome.kind === 'overtaken') await this.deps.clients.load();
  }

  /** The answers stay as they are and follow those that were received: sent now, they are another submission. */
  private async followUp(before: PreparedAssessment): Promise<void> {
    const given = wordAnswers(before.questionnaire, this.answers);
    await this.prepared.load();
    const now = this.prepared.value ?? before;
    if (now.questionnaire.sid !== before.questionnaire.sid) this.adopt(now, given);
    else runInAction(() => (this.phase = { kind: 'reviewing', problem: 'overtaken' }));
  }

  /** Goes on in the version that is in force, with the answers that stand in it. */
  private async takeOver({ questionnaire }: PreparedAssessment): Promise<void> {
    const given = wordAnswers(questionnaire, this.answers);
    await this.prepared.load();
    this.adopt(this.prepared.value, given);
  }

  private adopt(now: PreparedAssessment | undefined, given: ReturnType<typeof wordAnswers>): void {
    runInAction(() => {
      if (now) this.answers = unchangedAnswers(now.questionnaire, given);
      this.isTried = false;
      this.isDeclared = false;
      this.recalled = 0;
      this.phase = { kind: 'answering', isOther: true };
    });
    this.keepDraft();
  }

  private get riskStatus(): RiskStatus {
    return riskStatus({}, this.prepared.value?.records);
  }

  private get chosen(): ReadonlyMap<Question, QuestionOption> {
    const { value } = this.prepared;
    return value ? chosenOptions(value.questionnaire, this.answers) : new Map();
  }

  private get problemsNow(): readonly QuestionnaireProblem[] {
    const { value } = this.prepared;
    return value ? checkAnswers(value.questionnaire, this.answers, this.isDeclared) : [];
  }

  private recallDraft(): void {
    const { value } = this.prepared;
    if (!value || this.answers.length > 0) return;
    this.answers = this.deps.drafts.recall(value.userId, value.questionnaire);
    this.recalled = this.answers.length;
  }

  private keepDraft(): void {
    const { value } = this.prepared;
    if (value) this.deps.drafts.save(value.userId, value.questionnaire, this.answers);
  }
}

/** Makes one questionnaire of a kind. */
export abstract class AssessmentViewModelFactory {
  abstract create(kind: QuestionnaireKind): AssessmentViewModel;
}

function phaseAfter(outcome: SubmissionOutcome<AssessmentResult>): Phase {
  if (outcome.kind === 'received') return { kind: 'done', result: outcome.answer };
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  return { kind: 'reviewing', problem: outcome.kind === 'refused' ? outcome.failure : 'not-received' };
}
