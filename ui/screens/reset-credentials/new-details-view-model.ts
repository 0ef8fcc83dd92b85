import { makeAutoObservable, runInAction } from 'mobx';
import type { CompleteReset } from '../../../application/credentials/complete-reset';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type {
  CredentialResets,
  PasswordChecks,
  UserCodeChecks,
} from '../../../application/ports/credentials/credential-resets';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { type ResetType, resetsPassword, resetsUserCode } from '../../../domain/credentials/reset/reset-type';
import {
  checkLoginPassword,
  type LoginPasswordRule,
  loginPasswordRules,
} from '../../../domain/credentials/secrets/check-login-password';
import {
  checkUserCode,
  normaliseUserCode,
  type UserCodeRule,
  userCodeRules,
} from '../../../domain/credentials/secrets/check-user-code';
import { isCommonPassword } from '../../../domain/credentials/secrets/common-passwords';
import {
  formStatus,
  type RuleCheck,
  type RuleStatus,
  uncheckedRules,
} from '../../../domain/credentials/secrets/rule-check';
import { typedSecret } from '../../../domain/credentials/secrets/typed-secret';
import { typedText } from '../../../domain/typing/typed-text';
import { ServerChecks } from '../../credentials/server-checks';
import type { ResetViewModel } from './reset-view-model';

type Deps = {
  readonly resets: CredentialResets;
  readonly complete: CompleteReset;
  readonly clock: Clock;
  readonly type: ResetType;
  readonly onDone: () => void;
  readonly isOver: (failure: CallFailure) => boolean;
};

/** The problems of each field of the new details, the first one first. */
const detailProblems = {
  userCode: ['user-code-missing', 'user-code-rules'],
  password: ['password-missing', 'password-rules', 'insecure'],
  again: ['again-missing', 'mismatch'],
} as const;

export type DetailField = keyof typeof detailProblems;
export type DetailProblem = (typeof detailProblems)[DetailField][number];

/** Makes the form with the new details of one kind of reset. */
export abstract class NewDetailsViewModelFactory {
  abstract create(reset: ResetViewModel, type: ResetType): NewDetailsViewModel;
}

/**
 * The new user code and password: the rules they are held against while they are typed, and the sending [RESET-04..08,
 * CRED-01..22].
 */
export class NewDetailsViewModel {
  userCode = '';
  password = '';
  again = '';
  problems: readonly DetailProblem[] = [];
  failure: CallFailure | undefined;
  /** The state of new details whose answer was lost. */
  lost: 'not-received' | 'unknown' | undefined;
  step: SubmissionStep | undefined;
  private readonly codeAtServer: ServerChecks<UserCodeRule>;
  private readonly passwordAtServer: ServerChecks<LoginPasswordRule>;

  constructor(private readonly deps: Deps) {
    const { clock, resets } = deps;
    this.codeAtServer = new ServerChecks(clock, (code) => resets.checkUserCode(code));
    this.passwordAtServer = new ServerChecks(clock, (password) => resets.checkPassword(password, this.newUserCode));
    makeAutoObservable<this, 'deps' | 'codeAtServer' | 'passwordAtServer'>(
      this,
      { deps: false, codeAtServer: false, passwordAtServer: false },
      { autoBind: true, deep: false },
    );
  }

  get asksForUserCode(): boolean {
    return resetsUserCode(this.deps.type);
  }

  get asksForPassword(): boolean {
    return resetsPassword(this.deps.type);
  }

  get isSending(): boolean {
    return this.step !== undefined;
  }

  /** The ten slots: neutral before anything is typed, and where only the server knows until it has said [RESET-04]. */
  get userCodeChecks(): UserCodeChecks {
    if (this.userCode === '') return uncheckedRules(userCodeRules);
    const isFree = this.codeAtServer.isKept('not-taken', this.userCode);
    return checkUserCode(this.userCode, { taken: isFree === undefined ? undefined : !isFree });
  }

  /** The eleven slots [RESET-05]. */
  get passwordChecks(): PasswordChecks {
    const { password, passwordAtServer } = this;
    if (password === '') return uncheckedRules(loginPasswordRules);
    const isNew = passwordAtServer.isKept('not-previous', password);
    const previousMatches = isNew === undefined ? undefined : !isNew;
    const checks = checkLoginPassword(password, { userCode: this.newUserCode, previousMatches });
    return checks.map((check) => (check.status === 'N' ? this.asTheServerSays(check) : check));
  }

  /** The marker of the whole form: not yet all passed, or all [RESET-12, CONFLICT-18]. */
  get status(): RuleStatus {
    return formStatus([
      ...(this.asksForUserCode ? this.userCodeChecks : []),
      ...(this.asksForPassword ? this.passwordChecks : []),
    ]);
  }

  /** Letters of a user code are capitals as they are typed [OPEN-48]. */
  writeUserCode(text: string): void {
    this.userCode = normaliseUserCode(typedText(text));
    this.codeAtServer.follow(this.userCode, lacksTheServerAlone(this.userCodeChecks));
    this.writePassword(this.password);
  }

  writePassword(text: string): void {
    this.password = typedSecret('login-password', text);
    this.passwordAtServer.follow(this.password, lacksTheServerAlone(this.passwordChecks));
  }

  writeAgain(text: string): void {
    this.again = typedSecret('login-password', text);
  }

  async submit(): Promise<void> {
    if (this.isSending) return;
    this.problems = this.findProblems();
    this.failure = undefined;
    if (this.problems.length > 0) return;
    const { userCode, password } = this;
    const details = {
      ...(this.asksForUserCode ? { userCode } : {}),
      ...(this.asksForPassword ? { password } : {}),
    };
    const outcome = await this.deps.complete.execute(details, this.setStep);
    runInAction(() => {
      this.step = undefined;
      if (outcome.kind === 'done') return this.finish();
      if (outcome.kind === 'failed') {
        this.lost = outcome.arrival === 'refused' ? undefined : outcome.arrival;
        if (!this.deps.isOver(outcome.failure)) this.failure = outcome.failure;
        return;
      }
      this.codeAtServer.remember(userCode, outcome.userCodeChecks);
      this.passwordAtServer.remember(password, outcome.passwordChecks);
      this.problems = this.findProblems();
    });
  }

  problemOf(field: DetailField): DetailProblem | undefined {
    return detailProblems[field].find((problem) => this.problems.includes(problem));
  }

  stop(): void {
    this.codeAtServer.stop();
    this.passwordAtServer.stop();
  }

  private get newUserCode(): string | undefined {
    return this.asksForUserCode ? this.userCode : undefined;
  }

  private setStep(step: SubmissionStep): void {
    this.step = step;
  }

  private asTheServerSays(check: RuleCheck<LoginPasswordRule>): RuleCheck<LoginPasswordRule> {
    const isKept = this.passwordAtServer.isKept(check.rule, this.password);
    if (isKept === undefined) return check;
    return { ...check, status: isKept ? 'P' : 'F' };
  }

  /** Returns the problems that prevent sending; one that only the server can decide doesn't. */
  private findProblems(): readonly DetailProblem[] {
    return [
      ...(this.asksForUserCode ? this.userCodeProblems : []),
      ...(this.asksForPassword ? [...this.passwordProblems, ...this.againProblems] : []),
    ];
  }

  private get userCodeProblems(): readonly DetailProblem[] {
    if (this.userCode === '') return ['user-code-missing'];
    return keepsRules(this.userCodeChecks) ? [] : ['user-code-rules'];
  }

  private get passwordProblems(): readonly DetailProblem[] {
    if (this.password === '') return ['password-missing'];
    const broken = keepsRules(this.passwordChecks) ? [] : (['password-rules'] as const);
    return isCommonPassword(this.password) ? [...broken, 'insecure'] : broken;
  }

  private get againProblems(): readonly DetailProblem[] {
    if (this.again === '') return ['again-missing'];
    return this.again === this.password ? [] : ['mismatch'];
  }

  /** Ends, and clears what was typed. */
  private finish(): void {
    this.stop();
    this.userCode = '';
    this.password = '';
    this.again = '';
    this.deps.onDone();
  }
}

const keepsRules = (checks: readonly RuleCheck<string>[]): boolean => checks.every(({ status }) => status !== 'F');

const lacksTheServerAlone = (checks: readonly RuleCheck<string>[]): boolean =>
  checks.some(({ status }) => status === 'P') && keepsRules(checks);
