import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../../application/ports/call-failure';
import type { CommunicationPreferences } from '../../../../application/ports/clients/communication-preferences';
import type { LookupContext } from '../../../../application/submissions/recover-outcome';
import { submitWithRecovery } from '../../../../application/submissions/submit-with-recovery';
import type { SubmissionOutcome, SubmissionStep } from '../../../../application/submissions/submission-outcome';
import {
  checkCommunication,
  type CommunicationPreference,
  type CommunicationProblem,
  type ContactOnRecord,
  isSameCommunication,
  type StoredCommunication,
  type NewsChannel,
  noNews,
} from '../../../../domain/clients/communication-preference';
import { ok } from '../../../../domain/kernel/result';
import type { Region } from '../../../../domain/region';
import { AsyncResource } from '../../../stores/async-resource';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'saved' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Edits the communication preferences and saves them as a whole, once [ACCT-03]. */
export class CommunicationViewModel {
  readonly kept: AsyncResource<StoredCommunication>;
  phase: Phase = { kind: 'idle' };
  private changed: CommunicationPreference | undefined;

  constructor(
    private readonly source: CommunicationPreferences,
    private readonly region: Region,
    private readonly lookup: LookupContext,
  ) {
    this.kept = new AsyncResource(() => source.current());
    makeAutoObservable<this, 'source' | 'region' | 'lookup'>(
      this,
      { kept: false, source: false, region: false, lookup: false },
      { autoBind: true, deep: false },
    );
  }

  /** The form's content: the client's changes, or the stored preferences. */
  get draft(): CommunicationPreference | undefined {
    return this.changed ?? this.kept.value?.preference;
  }

  get contact(): ContactOnRecord {
    return this.kept.value?.contact ?? {};
  }

  /** The time of the client's last save, by the server's clock. */
  get savedAt(): string | undefined {
    return this.kept.value?.savedAt;
  }

  /** True while a save is sent or looked up; meanwhile the form stays as it is. */
  get isBusy(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** True when there is something to save. */
  get isChanged(): boolean {
    const kept = this.kept.value?.preference;
    return kept !== undefined && this.changed !== undefined && !isSameCommunication(kept, this.changed);
  }

  /** True when the client consents to any news. */
  get wantsNews(): boolean {
    return this.draft !== undefined && Object.values(this.draft.news).includes(true);
  }

  /** The problems that prevent saving, in the order of the form. */
  get problems(): readonly CommunicationProblem[] {
    return this.draft ? checkCommunication(this.region, this.draft, this.contact) : [];
  }

  load(): void {
    void this.kept.load();
  }

  change(part: Partial<Omit<CommunicationPreference, 'news'>>): void {
    if (this.draft) this.take({ ...this.draft, ...part });
  }

  consent(channel: NewsChannel, isGiven: boolean): void {
    if (this.draft) this.take({ ...this.draft, news: { ...this.draft.news, [channel]: isGiven } });
  }

  /** Takes back every consent. */
  refuseNews(): void {
    if (this.draft) this.take({ ...this.draft, news: noNews });
  }

  /** Restores what is stored. */
  abandon(): void {
    if (this.isBusy) return;
    this.changed = undefined;
    this.phase = { kind: 'idle' };
  }

  /** Saves all of it; where the answer is lost, what is kept tells whether it came through. */
  async save(): Promise<void> {
    const wish = this.draft;
    if (!wish || this.isBusy || this.problems.length > 0) return;
    const onStep = (kind: SubmissionStep): void => {
      runInAction(() => (this.phase = { kind }));
    };
    const look = async () => {
      const found = await this.source.current();
      await this.kept.load(() => Promise.resolve(found));
      return found.ok && !isKept(found.value, wish) ? ok(undefined) : found;
    };
    const outcome = await submitWithRecovery({ send: () => this.source.save(wish), lookup: look, onStep }, this.lookup);
    if (outcome.kind === 'received') await this.kept.load(() => Promise.resolve(ok(outcome.answer)));
    runInAction(() => {
      if (outcome.kind === 'received') this.changed = undefined;
      this.phase = phaseAfter(outcome);
    });
  }

  private take(preference: CommunicationPreference): void {
    if (this.isBusy) return;
    this.changed = preference;
    this.phase = { kind: 'idle' };
  }
}

const isKept = ({ savedAt, preference }: StoredCommunication, wish: CommunicationPreference): boolean =>
  savedAt !== undefined && isSameCommunication(preference, wish);

function phaseAfter(outcome: SubmissionOutcome<StoredCommunication>): Phase {
  if (outcome.kind === 'received') return { kind: 'saved' };
  return outcome.kind === 'unknown' ? { kind: 'unknown' } : { kind: 'failed', failure: outcome.failure };
}
