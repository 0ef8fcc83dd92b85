import { makeAutoObservable, runInAction } from 'mobx';
import type { Funds } from '../../../application/ports/funds/funds';
import type { Holdings } from '../../../application/ports/holdings/holdings';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../domain/funds/finding/same-fund';
import { type HeldFundWorth, heldFunds } from '../../../domain/holdings/held-funds';

/** Funds to take without a search: those that the client holds, and others that were looked at last [FUND-02, ORDQ-01]. */
export class SuggestedFundsViewModel {
  held: readonly HeldFundWorth[] = [];
  private viewed: readonly FundListing[] = [];
  private requestId = 0;

  constructor(
    private readonly holdings: Pick<Holdings, 'held'>,
    private readonly funds: Pick<Funds, 'recentlyViewed'>,
    /** The portfolio's currency. */
    readonly currency: string,
  ) {
    makeAutoObservable<this, 'holdings' | 'funds' | 'requestId'>(
      this,
      { holdings: false, funds: false, requestId: false, currency: false },
      { autoBind: true, deep: false },
    );
  }

  get recent(): readonly FundListing[] {
    return this.viewed.filter((fund) => !this.held.some((one) => isSameFund(one.fund, fund)));
  }

  /** Loads both in the present language. What can't be had isn't suggested: the search finds it. */
  async load(): Promise<void> {
    const requestId = ++this.requestId;
    const [held, viewed] = await Promise.all([this.holdings.held(), this.funds.recentlyViewed()]);
    runInAction(() => {
      if (requestId !== this.requestId) return;
      if (held.ok) this.held = heldFunds(held.value);
      if (viewed.ok) this.viewed = viewed.value;
    });
  }
}
