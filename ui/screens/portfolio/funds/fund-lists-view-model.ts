import { makeAutoObservable } from 'mobx';
import type { Funds } from '../../../../application/ports/funds';
import type { TopFund, TopFunds } from '../../../../application/ports/top-funds';
import type { FundListing } from '../../../../domain/funds/fund-listing';
import { parseFundRiskRating } from '../../../../domain/funds/fund-risk-rating';
import { topFunds } from '../../../../domain/funds/top-funds';
import { ok } from '../../../../domain/kernel/result';
import type { Region } from '../../../../domain/region';
import { Panel } from '../../../stores/panel';

/** The lists of funds on the home: what she looked at last, and HK's top five or TW's promoted funds [FUND-02..04, FUND-11]. */
export class FundListsViewModel {
  readonly recent: Panel<readonly FundListing[]>;
  readonly first: Panel<readonly FundListing[]>;

  constructor(
    private readonly funds: Funds,
    private readonly bestSellers: TopFunds,
    private readonly region: Region,
  ) {
    this.recent = new Panel(() => this.funds.recentlyViewed());
    this.first = new Panel(() => (this.region === 'HK' ? this.topFive() : this.funds.promoted()));
    makeAutoObservable<this, 'funds' | 'bestSellers' | 'region'>(
      this,
      { recent: false, first: false, funds: false, bestSellers: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  load(): void {
    void this.recent.load();
    void this.first.load();
  }

  /** The server gives them by sales; a client who is signed in sees them by performance [CONFLICT-29]. */
  private async topFive() {
    const answer = await this.bestSellers.bestSelling();
    return answer.ok ? ok(topFunds(answer.value).map(toListing)) : answer;
  }
}

const toListing = ({ code, name, baseCurrency, riskRating, oneYear, performanceDate }: TopFund): FundListing => ({
  code,
  name,
  baseCurrency,
  riskRating: parseFundRiskRating(riskRating),
  fundPerformance: { oneYear, performanceEffectiveDate: performanceDate },
});
