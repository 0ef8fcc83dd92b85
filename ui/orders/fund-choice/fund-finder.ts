import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { fundOfId } from '../../../domain/funds/finding/fund-listing';
import { findFund, matchingFunds } from '../../../domain/funds/finding/matching-funds';
import { isSameFund } from '../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { ok } from '../../../domain/kernel/result';
import { FundTypeAhead, type SearchedFunds } from '../../funds/finding/fund-type-ahead';
import { AsyncResource } from '../../stores/async-resource';

type Deps = {
  readonly funds: SearchedFunds;
  readonly previews: FundPreviews;
  readonly clock: Pick<Clock, 'after'>;
  /** Hears of the fund that was picked, with all that an order of it needs. */
  readonly onPicked: (fund: FundPreview) => void;
};

/** Finds a fund while the client types, and picks it for an order [FUND-01]. */
export class FundFinder {
  readonly typeAhead: FundTypeAhead;
  private picked: AsyncResource<FundPreview | undefined>;
  private pickedId = '';
  private translations = 0;
  private shared = '';

  constructor(private readonly deps: Deps) {
    this.typeAhead = new FundTypeAhead(deps);
    this.picked = this.picking();
    makeAutoObservable<this, 'deps' | 'translations'>(
      this,
      { typeAhead: false, deps: false, translations: false },
      { autoBind: true, deep: false },
    );
  }

  /** True when the picked fund couldn't be loaded. */
  get isPickLost(): boolean {
    const { phase, isOutdated } = this.picked;
    return phase.kind === 'failed' || isOutdated || (phase.kind === 'ready' && phase.value === undefined);
  }

  /** The code that several funds share, among which the client is to choose; '' for none [ENT-29]. */
  get sharedCode(): string {
    return this.shared === this.typeAhead.text ? this.shared : '';
  }

  /**
   * The funds that ids name; of an id that several funds share none is taken: the client sees them, to choose one
   * [ENT-29].
   */
  async named(ids: readonly string[]): AsyncResult<readonly FundPreview[]> {
    if (ids.length === 0) return ok([]);
    const funds = ids.map(fundOfId);
    const known = await this.deps.previews.meantBy(funds);
    if (!known.ok) return known;
    const shared = ids.find((id) => matchingFunds(known.value, fundOfId(id)).length > 1);
    if (shared !== undefined) {
      runInAction(() => (this.shared = shared));
      this.typeAhead.type(shared);
      void this.typeAhead.search();
    }
    return ok(funds.flatMap((fund) => findFund(known.value, fund) ?? []));
  }

  /**
   * Loads funds and search results in the present language; returns undefined where that failed or is outdated, else a
   * function that gives each fund in it, or as it was [I18N-12].
   */
  async translated(funds: readonly FundPreview[]): Promise<((fund: FundPreview) => FundPreview) | undefined> {
    const number = ++this.translations;
    void this.typeAhead.search();
    // One that is on its way would come in the language of before.
    if (this.pickedId !== '' && this.picked.phase.kind === 'waiting') void this.pickAgain();
    if (funds.length === 0) return undefined;
    const named = funds.map(({ code, jfFundCode }) => ({ code, jfFundCode }));
    const known = await this.deps.previews.meantBy(named);
    if (!known.ok || number !== this.translations) return undefined;
    return (fund) => known.value.find((one) => isSameFund(one, fund)) ?? fund;
  }

  async pick(id: string): Promise<void> {
    this.pickedId = id;
    await this.pickAgain();
  }

  /** Loads the same fund again. */
  async pickAgain(): Promise<void> {
    const picked = this.picking();
    runInAction(() => (this.picked = picked));
    await picked.load();
    const { value } = picked;
    if (value === undefined || picked !== this.picked) return;
    runInAction(() => {
      this.deps.onPicked(value);
      this.typeAhead.clear();
    });
  }

  private picking(): AsyncResource<FundPreview | undefined> {
    const { previews } = this.deps;
    const id = this.pickedId;
    return new AsyncResource(async () => {
      const known = await previews.ofAll([fundOfId(id)]);
      return known.ok ? ok(known.value[0]) : known;
    });
  }
}
