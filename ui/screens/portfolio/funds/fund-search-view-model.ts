import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../../application/ports/clock';
import type { Funds } from '../../../../application/ports/funds/funds';
import type { SessionVault } from '../../../../application/ports/session/session-vault';
import type { FundListing } from '../../../../domain/funds/finding/fund-listing';
import { searchForm } from '../../../../domain/funds/finding/fund-search';

/** The pause in typing before the search, in milliseconds. */
export const searchDebounceMs = 250;

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly funds: readonly FundListing[] };

/**
 * The search for funds: acknowledged once a session, made when typing pauses, answered by the last question alone
 * [FUND-01, FUND-08].
 */
export class FundSearchViewModel {
  isAcknowledged: boolean;
  text = '';
  phase: Phase = { kind: 'idle' };
  /** The place of the fund that the arrow keys stand on; -1 for the field itself. */
  active = -1;
  private asked = 0;
  private cancelPause = (): void => {};

  constructor(
    private readonly funds: Funds,
    private readonly vault: SessionVault,
    private readonly clock: Clock,
  ) {
    this.isAcknowledged = vault.read('advisoryAck') === true;
    makeAutoObservable<this, 'funds' | 'vault' | 'clock' | 'asked' | 'cancelPause'>(
      this,
      { funds: false, vault: false, clock: false, asked: false, cancelPause: false },
      { autoBind: true, deep: false },
    );
  }

  /** The funds found; empty unless some were. */
  get found(): readonly FundListing[] {
    return this.phase.kind === 'found' ? this.phase.funds : [];
  }

  get activeFund(): FundListing | undefined {
    return this.found[this.active];
  }

  acknowledge(): void {
    this.vault.write('advisoryAck', true);
    this.isAcknowledged = true;
  }

  type(text: string): void {
    const isSame = searchForm(text) === searchForm(this.text);
    this.text = text;
    if (isSame) return;
    this.abandon();
    if (searchForm(text) === '') return;
    this.cancelPause = this.clock.after(searchDebounceMs, () => void this.search());
  }

  /** Searches for what is typed, without waiting for a pause. */
  async search(): Promise<void> {
    this.abandon();
    const { text, asked } = this;
    if (searchForm(text) === '') return;
    this.phase = { kind: 'searching' };
    const answer = await this.funds.search(text);
    runInAction(() => {
      if (asked !== this.asked) return;
      this.phase = answer.ok ? { kind: 'found', funds: answer.value } : { kind: 'failed' };
    });
  }

  clear(): void {
    this.type('');
  }

  /** Moves one down or up, over the ends to the field and round again. */
  step(by: 1 | -1): void {
    const places = this.found.length + 1;
    this.active = ((this.active + 1 + by + places) % places) - 1;
  }

  /** Drops the search under way. */
  private abandon(): void {
    this.cancelPause();
    this.asked += 1;
    this.active = -1;
    this.phase = { kind: 'idle' };
  }
}
