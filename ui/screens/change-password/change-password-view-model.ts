import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangeSecrets } from '../../../application/credentials/change-secrets';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { LastChanges, SecretChange, SecretChanges } from '../../../application/ports/credentials/secret-changes';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { clientAccounts } from '../../../domain/clients/client-accounts';
import type { User } from '../../../domain/clients/user';
import {
  checkSecretChange,
  type NewSecretContext,
  newSecretChecks,
  type NewSecretRule,
  type SecretChangeProblem,
} from '../../../domain/credentials/secrets/check-new-secret';
import { type PinKind, pinErrorCode, pinEvents } from '../../../domain/credentials/secrets/pin-error-codes';
import type { RuleCheck } from '../../../domain/credentials/secrets/rule-check';
import { secretPolicy, type SecretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { type SecretScope, secretsInScope, useOfSecret } from '../../../domain/credentials/secrets/secret-scope';
import { typedSecret } from '../../../domain/credentials/secrets/typed-secret';
import type { Region } from '../../../domain/region';
import { AsyncResource } from '../../stores/async-resource';

export type SecretFieldName = SecretChangeProblem['field'];
type Typed = Readonly<Record<SecretFieldName, string>>;
type Problems = Readonly<Record<PinKind, readonly SecretChangeProblem[]>>;

const fields = ['current', 'next', 'again'] as const satisfies readonly SecretFieldName[];
const nothing: Typed = { current: '', next: '', again: '' };
const noTyped: Readonly<Record<PinKind, Typed>> = { login: nothing, verification: nothing };
const noProblems: Problems = { login: [], verification: [] };

type Deps = {
  readonly changes: SecretChanges;
  readonly change: ChangeSecrets;
  readonly region: Region;
  readonly clients: { readonly user: User | undefined; load: () => Promise<void> };
};

type Phase = 'entering' | 'done' | 'unknown';

/**
 * A change of the login's secret, of the one that verifies, or of both: what was typed, the rules it is held against,
 * and the sending [RESET-19, API-22, PIN-01..12, CRED-11..27].
 */
export class ChangePasswordViewModel {
  phase: Phase = 'entering';
  scope: SecretScope = 'login';
  failure: CallFailure | undefined;
  /** The server's last refusal: its own words win where the failure stands at a field [ERR-17]. */
  refusal: CallFailure | undefined;
  /** True when an answer was lost and the change is known not to have arrived. */
  isLost = false;
  step: SubmissionStep | undefined;
  readonly last: AsyncResource<LastChanges>;
  private typed = noTyped;
  private problems = noProblems;
  /** New secrets that the server said were in use before. */
  private used: Readonly<Partial<Record<PinKind, string>>> = {};

  constructor(private readonly deps: Deps) {
    this.last = new AsyncResource(() => deps.changes.last());
    makeAutoObservable<this, 'deps'>(this, { deps: false, last: false }, { autoBind: true, deep: false });
  }

  get kinds(): readonly PinKind[] {
    return secretsInScope(this.scope);
  }

  get isSending(): boolean {
    return this.step !== undefined;
  }

  textOf(kind: PinKind, field: SecretFieldName): string {
    return this.typed[kind][field];
  }

  policyOf(kind: PinKind): SecretPolicy {
    return secretPolicy(this.deps.region, useOfSecret[kind]);
  }

  checksOf(kind: PinKind): readonly RuleCheck<NewSecretRule>[] {
    const { current, next } = this.typed[kind];
    return newSecretChecks(this.policyOf(kind), next, { ...this.contextOf(kind), current });
  }

  problemOf(kind: PinKind, field: SecretFieldName): SecretChangeProblem['problem'] | undefined {
    return this.problems[kind].find((one) => one.field === field)?.problem;
  }

  /** The first field that something is wrong with. */
  get firstProblem(): { readonly kind: PinKind; readonly field: SecretFieldName } | undefined {
    const all = this.kinds.flatMap((kind) => fields.map((field) => ({ kind, field })));
    return all.find(({ kind, field }) => this.problemOf(kind, field) !== undefined);
  }

  choose(scope: SecretScope): void {
    if (this.isSending) return;
    this.scope = scope;
    this.problems = noProblems;
    this.failure = undefined;
    this.isLost = false;
  }

  write(kind: PinKind, field: SecretFieldName, text: string): void {
    const secret = typedSecret(this.policyOf(kind), text);
    this.typed = { ...this.typed, [kind]: { ...this.typed[kind], [field]: secret } };
  }

  async submit(): Promise<void> {
    if (this.isSending) return;
    this.failure = undefined;
    this.refusal = undefined;
    this.isLost = false;
    this.problems = this.findProblems();
    if (this.firstProblem) return;
    this.step = 'sending';
    const outcome = await this.deps.change.execute(this.wanted, this.setStep);
    runInAction(() => {
      this.step = undefined;
      if (outcome.kind === 'received') this.finish('done');
      else if (outcome.kind === 'unknown') this.finish('unknown');
      else this.refuse(outcome.failure, outcome.kind === 'not-received');
    });
    if (outcome.kind === 'received') void this.deps.clients.load();
  }

  private get wanted(): SecretChange {
    const { kinds, typed } = this;
    return Object.fromEntries(kinds.map((kind) => [kind, { current: typed[kind].current, next: typed[kind].next }]));
  }

  private setStep(step: SubmissionStep): void {
    this.step = step;
  }

  private contextOf(kind: PinKind): NewSecretContext {
    const { user } = this.deps.clients;
    const accounts = user ? clientAccounts(user) : [];
    const ofType = (wanted: string) => accounts.flatMap(({ type, accountNo }) => (type === wanted ? accountNo : []));
    const { next } = this.typed[kind];
    return {
      accountNumbers: ofType('MA'),
      planNumbers: ofType('MS'),
      isUsedBefore: next !== '' && this.used[kind] === next ? true : undefined,
    };
  }

  private findProblems(): Problems {
    const { kinds, typed } = this;
    const of = (kind: PinKind) =>
      kinds.includes(kind) ? checkSecretChange(this.policyOf(kind), typed[kind], this.contextOf(kind)) : [];
    return { login: of('login'), verification: of('verification') };
  }

  /** Shows a refusal at the field of its secret; below the form where it names none. */
  private refuse(failure: CallFailure, isLost: boolean): void {
    this.isLost = isLost;
    this.failure = this.refusal = failure;
    const { scope } = this;
    if (scope === 'both' || failure.kind !== 'rejected') return;
    const found = failure.errors.flatMap(({ code }) => problemOfCode(code, scope) ?? []);
    if (found.length === 0) return;
    if (found.some(({ problem }) => problem === 'same-as-current'))
      this.used = { ...this.used, [scope]: this.typed[scope].next };
    this.problems = { ...noProblems, [scope]: found };
    this.failure = undefined;
  }

  /** Ends in a phase, and clears what was typed. */
  private finish(phase: Phase): void {
    this.typed = noTyped;
    this.phase = phase;
  }
}

function problemOfCode(code: string, kind: PinKind): SecretChangeProblem | undefined {
  const problem = pinEvents.find((event) => pinErrorCode(event, kind) === code);
  if (problem === undefined) return undefined;
  if (problem.startsWith('current-')) return { field: 'current', problem };
  return { field: problem.startsWith('reentry-') ? 'again' : 'next', problem };
}
