import { makeAutoObservable, runInAction } from 'mobx';
import type { Funds } from '../../../application/ports/funds/funds';
import type { Holdings } from '../../../application/ports/holdings/holdings';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../domain/funds/finding/same-fund';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { type HeldFundWorth, heldFunds } from '../../../domain/holdings/held-funds';

/** Funds to take without a search: those that the client holds, and others that were looked at last [FUND-02, ORDQ-01]. */
export class SuggestedFundsViewModel {
  /** The holdings that the page has. */
  private given: readonly PortfolioHolding[] = [];
  /** The same in another language than the page's were asked for in. */
  private renamed: readonly PortfolioHolding[] | undefined;
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

  get held(): readonly HeldFundWorth[] {
    return heldFunds(this.renamed ?? this.given);
  }

  get recent(): readonly FundListing[] {
    return this.viewed.filter((fund) => !this.held.some((one) => isSameFund(one.fund, fund)));
  }

  /** Takes the holdings that the page has, in the language in which it is read then. */
  take(given: readonly PortfolioHolding[]): void {
    this.given = given;
    this.renamed = undefined;
  }

  /**
   * Loads what was looked at in the present language, and the holdings where the page's are named in another. What can't
   * be had isn't suggested: the search finds it.
   */
  async load(isOtherLanguage: boolean): Promise<void> {
    const requestId = ++this.requestId;
    const [held, viewed] = await Promise.all([
      isOtherLanguage ? this.holdings.held() : undefined,
      this.funds.recentlyViewed(),
    ]);
    runInAction(() => {
      if (requestId !== this.requestId) return;
      if (!held) this.renamed = undefined;
      else if (held.ok) this.renamed = held.value;
      if (viewed.ok) this.viewed = viewed.value;
    });
  }
}
