import { makeAutoObservable, runInAction } from 'mobx';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { Funds } from '../../../application/ports/funds/funds';
import type { FundListing } from '../../../domain/funds/fund-listing';
import type { FundPreview } from '../../../domain/funds/fund-preview';
import { ok } from '../../../domain/kernel/result';
import { Panel } from '../../stores/panel';

type Dependencies = {
  readonly funds: Pick<Funds, 'search'>;
  readonly previews: FundPreviews;
  /** Hears of the fund that was picked, with all that an order of it needs. */
  readonly onPicked: (fund: FundPreview) => void;
};

/** Finds a fund by its name or code, and picks it for an order [FUND-01]. */
export class FundFinder {
  text = '';
  /** What was searched for; '' before the first search. */
  searched = '';
  readonly found: Panel<readonly FundListing[]>;
  private readonly picked: Panel<FundPreview | undefined>;
  private wanted = '';

  constructor(private readonly dependencies: Dependencies) {
    const { funds, previews } = dependencies;
    this.found = new Panel(() => (this.searched === '' ? Promise.resolve(ok([])) : funds.search(this.searched)));
    this.picked = new Panel(async () => {
      const known = await previews.ofAll([{ code: this.wanted }]);
      return known.ok ? ok(known.value[0]) : known;
    });
    makeAutoObservable<this, 'dependencies' | 'picked'>(
      this,
      { found: false, picked: false, dependencies: false },
      { autoBind: true, deep: false },
    );
  }

  /** Whether the fund that was picked couldn't be had. */
  get isPickLost(): boolean {
    const { phase, isOutdated } = this.picked;
    return phase.kind === 'failed' || isOutdated || (phase.kind === 'ready' && phase.value === undefined);
  }

  type(text: string): void {
    this.text = text;
  }

  async search(): Promise<void> {
    const text = this.text.trim();
    if (text !== this.searched) this.found.forget();
    this.searched = text;
    await this.found.load();
  }

  async pick(code: string): Promise<void> {
    this.wanted = code;
    await this.pickAgain();
  }

  /** Asks for the same fund once more. */
  async pickAgain(): Promise<void> {
    this.picked.forget();
    await this.picked.load();
    const { value } = this.picked;
    if (value === undefined || this.isPickLost) return;
    runInAction(() => {
      this.dependencies.onPicked(value);
      this.text = '';
      this.searched = '';
    });
  }
}
