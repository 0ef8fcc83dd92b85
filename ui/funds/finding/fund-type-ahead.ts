import { makeAutoObservable, runInAction } from 'mobx';
import type { FundDirectory } from '../../../application/funds/fund-directory';
import type { Clock } from '../../../application/ports/clock';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { maxSearchResults, searchForm, searchWords } from '../../../domain/funds/finding/fund-search';

/** The pause in typing before the server is asked, in milliseconds. */
export const searchDebounceMs = 250;

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed' }
  /** The first funds found; the server tells no more, so that as many as it ever tells may not be all. */
  | { readonly kind: 'found'; readonly funds: readonly FundListing[]; readonly hasMore: boolean };

/** The funds to look through. */
export type SearchedFunds = Pick<FundDirectory, 'prepare' | 'find' | 'search'>;

type Deps = {
  readonly funds: SearchedFunds;
  readonly clock: Pick<Clock, 'after'>;
};

/**
 * Funds found while the client types: at once among all of the region's where these are there, else by the server when
 * typing pauses, whose last answer alone counts [FUND-01].
 */
export class FundTypeAhead {
  text = '';
  phase: Phase = { kind: 'idle' };
  /** The place of the fund that the arrow keys stand on; -1 for the field itself. */
  active = -1;
  private asked = 0;
  private cancelPause = (): void => {};

  constructor(private readonly deps: Deps) {
    makeAutoObservable<this, 'deps' | 'asked' | 'cancelPause'>(
      this,
      { deps: false, asked: false, cancelPause: false },
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

  /** Loads the funds to look through, once somebody is about to search. */
  prepare(): void {
    void this.deps.funds.prepare();
  }

  type(text: string): void {
    const isSame = searchForm(text) === searchForm(this.text);
    this.text = text;
    if (isSame) return;
    this.abandon();
    if (searchWords(text).length === 0 || this.findAtOnce()) return;
    this.prepare();
    this.cancelPause = this.deps.clock.after(searchDebounceMs, () => void this.search());
  }

  /** Searches for what is typed, without waiting for a pause. */
  async search(): Promise<void> {
    this.abandon();
    const { text, asked } = this;
    if (searchWords(text).length === 0 || this.findAtOnce()) return;
    this.phase = { kind: 'searching' };
    const answer = await this.deps.funds.search(text);
    runInAction(() => {
      if (asked !== this.asked) return;
      this.phase = answer.ok
        ? { kind: 'found', funds: answer.value, hasMore: answer.value.length >= maxSearchResults }
        : { kind: 'failed' };
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

  private findAtOnce(): boolean {
    const found = this.deps.funds.find(this.text);
    if (found === undefined) return false;
    this.phase = { kind: 'found', funds: found.slice(0, maxSearchResults), hasMore: found.length > maxSearchResults };
    return true;
  }

  /** Drops the search under way. */
  private abandon(): void {
    this.cancelPause();
    this.asked += 1;
    this.active = -1;
    this.phase = { kind: 'idle' };
  }
}
