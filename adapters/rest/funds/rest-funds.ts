import type { AsyncResult } from '../../../application/ports/call-failure';
import { type FundKinds, Funds } from '../../../application/ports/funds/funds';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { searchForm } from '../../../domain/funds/finding/fund-search';
import { recentViewsCount } from '../../../domain/funds/finding/recent-views';
import { ok } from '../../../domain/kernel/result';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { onlyPresent } from '../../http/only-present';
import { fundCalls } from '../../../contract/rest/funds/fund-calls';
import { regionalCalls } from '../../../contract/rest/call-regions';
import { type LastPrices, readFundCodes, readFundList, readLastPrices } from './read-fund-list';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** The funds over REST: parts of the home, so their failures are their own [API-42..47, API-74]. */
export class RestFunds extends Funds {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  /** Without the modal of calls in flight, which would take the field away while the client types. */
  async search(text: string): AsyncResult<readonly FundListing[]> {
    return this.client.call(fundCalls, {
      name: regionalCalls[this.region].fundSearch,
      parts: { searchString: searchForm(text) },
      untracked: true,
      policy,
      read: readFundList,
    });
  }

  /** Prices that can't be loaded take nothing away from the funds, which say so. */
  async all(): AsyncResult<readonly FundListing[]> {
    const [funds, prices] = await Promise.all([
      this.client.call(fundCalls, { name: 'fundAll', policy, read: readFundList }),
      this.has('fundLastPrice')
        ? this.client.call(fundCalls, { name: 'fundLastPrice', policy, read: readLastPrices })
        : ok<LastPrices>(new Map()),
    ]);
    if (!funds.ok) return funds;
    return ok(
      funds.value.map((fund) => (prices.ok ? withPrice(fund, prices.value) : { ...fund, isPriceUnknown: true })),
    );
  }

  async named(language: Language): AsyncResult<readonly FundListing[]> {
    return this.client.call(fundCalls, {
      name: 'fundAll',
      language,
      untracked: true,
      policy,
      read: readFundList,
    });
  }

  async kinds(): AsyncResult<FundKinds> {
    const [categories, marketTypes] = await Promise.all([
      this.client.call(fundCalls, { name: 'fundCategory', policy, read: readFundCodes }),
      this.has('fundMarketType')
        ? this.client.call(fundCalls, { name: 'fundMarketType', policy, read: readFundCodes })
        : ok([]),
    ]);
    if (!categories.ok) return categories;
    if (!marketTypes.ok) return marketTypes;
    return ok({ categories: categories.value, marketTypes: marketTypes.value });
  }

  async recentlyViewed(): AsyncResult<readonly FundListing[]> {
    return this.client.call(fundCalls, {
      name: 'fundRecentView',
      parts: { num: String(recentViewsCount) },
      policy,
      read: readFundList,
    });
  }

  async promoted(): AsyncResult<readonly FundListing[]> {
    return this.client.call(fundCalls, { name: 'fundSearch', policy, read: readFundList });
  }

  /** Returns true if the region has a call that not every region has. */
  private has(name: 'fundLastPrice' | 'fundMarketType'): boolean {
    return fundCalls[name].regions.includes(this.region);
  }
}

const withPrice = (fund: FundListing, prices: LastPrices): FundListing =>
  onlyPresent({ ...fund, lastPrice: fund.jfFundCode === undefined ? undefined : prices.get(fund.jfFundCode) });
