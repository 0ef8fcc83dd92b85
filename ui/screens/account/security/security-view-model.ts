import { makeAutoObservable, runInAction } from 'mobx';
import type {
  AccountSecurity,
  SignedInSession,
  SecondFactor,
  SecurityRecord,
} from '../../../../application/ports/clients/account-security';
import type { AsyncResult, CallFailure } from '../../../../application/ports/call-failure';
import type { LookupContext } from '../../../../application/submissions/recover-outcome';
import { submitWithRecovery } from '../../../../application/submissions/submit-with-recovery';
import type { SubmissionStep } from '../../../../application/submissions/submission-outcome';
import { ok } from '../../../../domain/kernel/result';
import { AsyncResource } from '../../../stores/async-resource';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'ended'; readonly what: 'one' | 'others' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

type Sessions = readonly SignedInSession[];

/**
 * Loads the login history and ends sessions, once each; after a lost answer the record tells whether they have ended
 * [R14].
 */
export class SecurityViewModel {
  readonly record: AsyncResource<SecurityRecord>;
  /** Asked where its part is shown. */
  readonly secondFactor: AsyncResource<SecondFactor>;
  phase: Phase = { kind: 'idle' };
  /** True when all logins are listed, false for the latest alone. */
  isLong = false;

  constructor(
    private readonly source: AccountSecurity,
    private readonly lookup: LookupContext,
  ) {
    this.record = new AsyncResource(() => source.record());
    this.secondFactor = new AsyncResource(() => source.secondFactor());
    makeAutoObservable<this, 'source' | 'lookup'>(
      this,
      { record: false, secondFactor: false, source: false, lookup: false },
      { autoBind: true, deep: false },
    );
  }

  /** True while sessions are being ended, or the outcome is looked up. */
  get isBusy(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** The device in use, as far as it is known. */
  get ownDevice(): string | undefined {
    const { browser, system } = this.record.value?.sessions.find(({ isCurrent }) => isCurrent)?.device ?? {};
    return [browser, system].filter(Boolean).join(', ') || undefined;
  }

  load(): void {
    void this.record.load();
  }

  lengthen(): void {
    this.isLong = true;
  }

  end(id: string): Promise<void> {
    return this.send(
      'one',
      () => this.source.end(id),
      (open) => open.every((session) => session.id !== id),
    );
  }

  endOthers(): Promise<void> {
    return this.send(
      'others',
      () => this.source.endOthers(),
      (open) => open.every(({ isCurrent }) => isCurrent),
    );
  }

  private async send(
    what: 'one' | 'others',
    wish: () => AsyncResult<Sessions>,
    isDone: (open: Sessions) => boolean,
  ): Promise<void> {
    if (this.isBusy) return;
    const onStep = (kind: SubmissionStep): void => {
      runInAction(() => (this.phase = { kind }));
    };
    const look = async () => {
      const found = await this.source.record();
      await this.record.load(() => Promise.resolve(found));
      if (!found.ok) return found;
      return ok(isDone(found.value.sessions) ? found.value.sessions : undefined);
    };
    const outcome = await submitWithRecovery({ send: wish, lookup: look, onStep }, this.lookup);
    if (outcome.kind === 'received') await this.show(outcome.answer);
    runInAction(() => {
      if (outcome.kind === 'received') this.phase = { kind: 'ended', what };
      else if (outcome.kind === 'unknown') this.phase = { kind: 'unknown' };
      else this.phase = { kind: 'failed', failure: outcome.failure };
    });
  }

  private async show(sessions: Sessions): Promise<void> {
    const { value } = this.record;
    if (value) await this.record.load(() => Promise.resolve(ok({ ...value, sessions })));
  }
}
