import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangeUsername } from '../../../application/credentials/change-username';
import { type CallFailure, rejectionCodes } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { StoredUsername, Usernames } from '../../../application/ports/credentials/usernames';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { normaliseLoginName } from '../../../domain/credentials/login/login-name';
import type { UserCodeRule } from '../../../domain/credentials/secrets/check-user-code';
import {
  checkUsername,
  usernameProblem,
  usernameProblems,
  type UsernameProblem,
  usernameErrorCodes,
} from '../../../domain/credentials/login/check-username';
import { presentSecretProblem } from '../../../domain/credentials/secrets/check-new-secret';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import type { RuleCheck } from '../../../domain/credentials/secrets/rule-check';
import { secretPolicy, type SecretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { typedSecret } from '../../../domain/credentials/secrets/typed-secret';
import type { Region } from '../../../domain/region';
import { ServerChecks } from '../../credentials/server-checks';
import { AsyncResource } from '../../stores/async-resource';

type Deps = {
  readonly usernames: Usernames;
  readonly change: ChangeUsername;
  readonly clock: Clock;
  readonly region: Region;
  readonly clients: { load: () => Promise<void> };
};

type Phase = 'entering' | 'done' | 'unknown';
type SecretProblem = 'current-missing' | 'current-malformed' | 'current-wrong';

/**
 * A login name of the client's own, made or changed: what was typed, the rules it is held against, and the sending
 * [ACCT-04, ACCT-07, CRED-01..10].
 */
export class UsernameViewModel {
  phase: Phase = 'entering';
  username = '';
  secret = '';
  problem: UsernameProblem | undefined;
  secretProblem: SecretProblem | undefined;
  failure: CallFailure | undefined;
  /** The server's last refusal: its own words win where the failure stands at a field [ERR-17]. */
  refusal: CallFailure | undefined;
  /** True when an answer was lost and the change is known not to have arrived. */
  isLost = false;
  step: SubmissionStep | undefined;
  readonly own: AsyncResource<StoredUsername>;
  private readonly atServer: ServerChecks<UserCodeRule>;

  constructor(private readonly deps: Deps) {
    const { usernames, clock } = deps;
    this.own = new AsyncResource(() => usernames.own());
    this.atServer = new ServerChecks(clock, (name) => usernames.check(name));
    makeAutoObservable<this, 'deps' | 'atServer'>(
      this,
      { deps: false, own: false, atServer: false },
      { autoBind: true, deep: false },
    );
  }

  get isSending(): boolean {
    return this.step !== undefined;
  }

  /** The name in force; undefined while there is none, or while it isn't known. */
  get present(): string | undefined {
    return this.own.value?.username;
  }

  /** The rules: neutral before anything is typed, and where only the server knows until it has said. */
  get checks(): readonly RuleCheck<UserCodeRule>[] {
    return checkUsername(this.deps.region, this.username, { taken: this.taken });
  }

  writeUsername(text: string): void {
    this.username = normaliseLoginName(this.deps.region, text);
    this.atServer.follow(this.username, this.username !== '' && this.checks.every(({ status }) => status !== 'F'));
  }

  writeSecret(text: string): void {
    this.secret = typedSecret(this.policy, text);
  }

  async submit(): Promise<void> {
    if (this.isSending) return;
    this.failure = undefined;
    this.refusal = undefined;
    this.isLost = false;
    const { present, taken, secret } = this;
    this.problem = usernameProblem(this.deps.region, this.username, { present, taken, secret });
    this.secretProblem = presentSecretProblem(this.policy, this.secret);
    if (this.problem ?? this.secretProblem) return;
    this.step = 'sending';
    const change = { username: this.username, secret: this.secret };
    const outcome = await this.deps.change.execute(change, this.setStep);
    runInAction(() => {
      this.step = undefined;
      if (outcome.kind === 'received') this.finish('done');
      else if (outcome.kind === 'unknown') this.finish('unknown');
      else this.refuse(outcome.failure, outcome.kind === 'not-received');
    });
    if (outcome.kind === 'received') void this.deps.clients.load();
  }

  stop(): void {
    this.atServer.stop();
  }

  private get policy(): SecretPolicy {
    return secretPolicy(this.deps.region, 'login');
  }

  private get taken(): boolean | undefined {
    const isFree = this.atServer.isKept('not-taken', this.username);
    return isFree === undefined ? undefined : !isFree;
  }

  private setStep(step: SubmissionStep): void {
    this.step = step;
  }

  /** Shows the server's refusal at its field; for a refused name, asks which rule is broken. */
  private refuse(failure: CallFailure, isLost: boolean): void {
    this.isLost = isLost;
    this.failure = this.refusal = failure;
    const codes = rejectionCodes(failure);
    this.problem = usernameProblems.find((problem) => codes.includes(usernameErrorCodes[problem]));
    this.secretProblem = codes.includes(pinErrorCode('current-wrong', 'login')) ? 'current-wrong' : undefined;
    if (this.problem === undefined && this.secretProblem === undefined) return;
    this.failure = undefined;
    if (this.problem === 'rules') this.atServer.follow(this.username, true);
  }

  /** The secret doesn't stay; the name is told once more. */
  private finish(phase: Phase): void {
    this.stop();
    this.secret = '';
    this.phase = phase;
  }
}
