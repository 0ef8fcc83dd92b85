import { makeAutoObservable, runInAction } from 'mobx';
import { type CallFailure, mayHaveArrived } from '../../../../application/ports/call-failure';
import type { CommunicationPreferences } from '../../../../application/ports/account/communication-preferences';
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
import type { Region } from '../../../../domain/region';
import { Panel } from '../../../stores/panel';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** How she wishes to hear from us: as it is kept, as she is changing it, and saved as a whole, once [ACCT-03]. */
export class CommunicationViewModel {
  readonly kept: Panel<StoredCommunication>;
  phase: Phase = { kind: 'idle' };
  private changed: CommunicationPreference | undefined;

  constructor(
    private readonly source: CommunicationPreferences,
    private readonly region: Region,
  ) {
    this.kept = new Panel(() => source.current());
    makeAutoObservable<this, 'source' | 'region'>(
      this,
      { kept: false, source: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  /** What the form holds: her changes, or what is kept. */
  get draft(): CommunicationPreference | undefined {
    return this.changed ?? this.kept.value?.preference;
  }

  get contact(): ContactOnRecord {
    return this.kept.value?.contact ?? {};
  }

  /** When she last saved, by the server's clock. */
  get savedAt(): string | undefined {
    return this.kept.value?.savedAt;
  }

  /** Whether there is something to save. */
  get isChanged(): boolean {
    const kept = this.kept.value?.preference;
    return kept !== undefined && this.changed !== undefined && !isSameCommunication(kept, this.changed);
  }

  /** Whether she consents to any news. */
  get wantsNews(): boolean {
    return this.draft !== undefined && Object.values(this.draft.news).includes(true);
  }

  /** What can't be kept, in the order of the form. */
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

  /** Back to what is kept. */
  abandon(): void {
    if (this.phase.kind === 'saving') return;
    this.changed = undefined;
    this.phase = { kind: 'idle' };
  }

  /** Saves all of it; where the answer is lost, what is kept tells whether it came through. */
  async save(): Promise<void> {
    const wish = this.draft;
    if (!wish || this.phase.kind === 'saving' || this.problems.length > 0) return;
    this.phase = { kind: 'saving' };
    const answer = await this.source.keep(wish);
    if (answer.ok) await this.kept.load(() => Promise.resolve(answer));
    else if (mayHaveArrived(answer.error)) await this.kept.load();
    runInAction(() => {
      const isLost = !answer.ok && mayHaveArrived(answer.error) && this.isKept(wish);
      this.phase = answer.ok || isLost ? { kind: 'saved' } : { kind: 'failed', failure: answer.error };
      if (this.phase.kind === 'saved') this.changed = undefined;
    });
  }

  /** Whether the server has just said that it keeps this. */
  private isKept(wish: CommunicationPreference): boolean {
    const kept = this.kept.value;
    return !this.kept.isOutdated && kept?.savedAt !== undefined && isSameCommunication(kept.preference, wish);
  }

  /** While a save is under way the form stays as it is. */
  private take(preference: CommunicationPreference): void {
    if (this.phase.kind === 'saving') return;
    this.changed = preference;
    this.phase = { kind: 'idle' };
  }
}
