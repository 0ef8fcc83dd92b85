import { makeAutoObservable, runInAction } from 'mobx';
import { type CallFailure, mayHaveBeenApplied } from '../../../application/ports/call-failure';
import type { PinResets } from '../../../application/ports/credentials/pin-resets';
import type { SecretChange } from '../../../application/ports/credentials/secret-changes';
import { isLoginName, normaliseLoginName } from '../../../domain/credentials/login/login-name';
import {
  checkSecretChange,
  newSecretChecks,
  type NewSecretContext,
  type NewSecretRule,
  type SecretChangeProblem,
} from '../../../domain/credentials/secrets/check-new-secret';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import type { RuleCheck } from '../../../domain/credentials/secrets/rule-check';
import { type SecretScope, secretsInScope } from '../../../domain/credentials/secrets/secret-scope';
import { typedSecret } from '../../../domain/credentials/secrets/typed-secret';
import type { Region } from '../../../domain/region';

export type PinField = SecretChangeProblem['field'];
type Typed = Readonly<Record<PinField, string>>;
type Problems = Readonly<Record<PinKind, readonly SecretChangeProblem[]>>;

const fields = ['current', 'next', 'again'] as const satisfies readonly PinField[];
const nothing: Typed = { current: '', next: '', again: '' };
const noTyped: Readonly<Record<PinKind, Typed>> = { login: nothing, verification: nothing };
const noProblems: Problems = { login: [], verification: [] };

type AccountProblem = 'account-missing' | 'account-invalid';

/**
 * The activation of PINs that were sent: the account, each PIN that arrived, and the client's own in its place
 * [AUTH-46, ERR-32, PIN-05..12].
 */
export class ActivatePinViewModel {
  scope: SecretScope = 'login';
  account = '';
  accountProblem: AccountProblem | undefined;
  failure: CallFailure | undefined;
  /** True when an answer was lost and the outcome is unknown. */
  isUnknown = false;
  isSending = false;
  isDone = false;
  private typed = noTyped;
  private problems = noProblems;

  constructor(
    private readonly resets: Pick<PinResets, 'activate'>,
    private readonly region: Region,
  ) {
    makeAutoObservable<this, 'resets' | 'region'>(
      this,
      { resets: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  get kinds(): readonly PinKind[] {
    return secretsInScope(this.scope);
  }

  choose(scope: SecretScope): void {
    if (this.isSending) return;
    this.scope = scope;
    this.problems = noProblems;
    this.failure = undefined;
  }

  writeAccount(text: string): void {
    if (!this.isSending) this.account = text;
  }

  write(kind: PinKind, field: PinField, text: string): void {
    if (!this.isSending)
      this.typed = { ...this.typed, [kind]: { ...this.typed[kind], [field]: typedSecret('pin', text) } };
  }

  textOf(kind: PinKind, field: PinField): string {
    return this.typed[kind][field];
  }

  problemOf(kind: PinKind, field: PinField): SecretChangeProblem['problem'] | undefined {
    return this.problems[kind].find((one) => one.field === field)?.problem;
  }

  checksOf(kind: PinKind): readonly RuleCheck<NewSecretRule<'pin'>>[] {
    const { current, next } = this.typed[kind];
    return newSecretChecks('pin', next, { ...this.context, current }) as readonly RuleCheck<NewSecretRule<'pin'>>[];
  }

  /** The name of the first field that something is wrong with. */
  get firstProblem(): string | undefined {
    if (this.accountProblem) return 'account';
    const all = this.kinds.flatMap((kind) => fields.map((field) => ({ kind, field })));
    const found = all.find(({ kind, field }) => this.problemOf(kind, field) !== undefined);
    return found && `${found.kind}-${found.field}`;
  }

  async submit(): Promise<void> {
    if (this.isSending) return;
    this.failure = undefined;
    this.isUnknown = false;
    const account = normaliseLoginName(this.region, this.account);
    this.accountProblem = this.findAccountProblem(account);
    this.problems = this.findProblems();
    if (this.firstProblem) return;
    this.isSending = true;
    const answer = await this.resets.activate(account, this.wanted);
    runInAction(() => {
      this.isSending = false;
      this.isDone = answer.ok;
      if (answer.ok) this.typed = noTyped;
      else this.refuse(answer.error);
    });
  }

  private refuse(failure: CallFailure): void {
    this.failure = failure;
    this.isUnknown = mayHaveBeenApplied(failure);
  }

  private get context(): NewSecretContext {
    const account = normaliseLoginName(this.region, this.account);
    return { accountNumbers: /^\d{12}$/.test(account) ? [account] : [] };
  }

  private get wanted(): SecretChange {
    const { kinds, typed } = this;
    return Object.fromEntries(kinds.map((kind) => [kind, { current: typed[kind].current, next: typed[kind].next }]));
  }

  private findAccountProblem(account: string): AccountProblem | undefined {
    if (account === '') return 'account-missing';
    return isLoginName(this.region, account) ? undefined : 'account-invalid';
  }

  private findProblems(): Problems {
    const of = (kind: PinKind) =>
      this.kinds.includes(kind) ? checkSecretChange('pin', this.typed[kind], this.context) : [];
    return { login: of('login'), verification: of('verification') };
  }
}
