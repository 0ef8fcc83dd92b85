import { makeAutoObservable } from 'mobx';
import type { OfferFunds } from '../../../../application/funds/offer-funds';
import type { AsyncResult } from '../../../../application/ports/call-failure';
import type { Funds } from '../../../../application/ports/funds/funds';
import type { TopFund, TopFunds } from '../../../../application/ports/funds/top-funds';
import { regionFeatures } from '../../../../config/region-features';
import type { FundListing } from '../../../../domain/funds/finding/fund-listing';
import { parseFundRiskRating } from '../../../../domain/funds/fund-risk-rating';
import { topFunds } from '../../../../domain/funds/finding/top-funds';
import { ok } from '../../../../domain/kernel/result';
import type { Region } from '../../../../domain/region';
import type { FundOffer } from '../../../../domain/suitability/risk/fund-offer';
import { AsyncResource } from '../../../stores/async-resource';

/** The funds of a list; those that are put before a client, with what limits them. */
export type ListedFunds = { readonly funds: readonly FundListing[] } & Partial<Omit<FundOffer<FundListing>, 'funds'>>;

/**
 * The lists of funds on the home: what was looked at last, and HK's top five or TW's promoted funds, as far as these
 * suit the client [FUND-02..04, FUND-11, SUIT-29, SUIT-30].
 */
export class FundListsViewModel {
  readonly recent: AsyncResource<ListedFunds>;
  readonly first: AsyncResource<ListedFunds>;

  constructor(
    private readonly funds: Funds,
    private readonly bestSellers: TopFunds,
    private readonly offer: OfferFunds,
    region: Region,
  ) {
    this.recent = new AsyncResource(() => this.viewed());
    const lists = { 'top-five': () => this.topFive(), promoted: () => this.offer.execute() };
    this.first = new AsyncResource(lists[regionFeatures[region].firstFunds]);
    makeAutoObservable<this, 'funds' | 'bestSellers' | 'offer'>(
      this,
      { recent: false, first: false, funds: false, bestSellers: false, offer: false },
      { autoBind: true, deep: false },
    );
  }

  load(): void {
    void this.recent.load();
    void this.first.load();
  }

  private async viewed(): AsyncResult<ListedFunds> {
    const answer = await this.funds.recentlyViewed();
    return answer.ok ? ok({ funds: answer.value }) : answer;
  }

  /** The server gives them by sales; a client who is signed in sees them by performance [CONFLICT-29]. */
  private async topFive(): AsyncResult<ListedFunds> {
    const answer = await this.bestSellers.bestSelling();
    return answer.ok ? ok({ funds: topFunds(answer.value).map(toListing) }) : answer;
  }
}

const toListing = ({ code, name, baseCurrency, riskRating, oneYear, performanceDate }: TopFund): FundListing => ({
  code,
  name,
  baseCurrency,
  riskRating: parseFundRiskRating(riskRating),
  fundPerformance: { oneYear, performanceEffectiveDate: performanceDate },
});
