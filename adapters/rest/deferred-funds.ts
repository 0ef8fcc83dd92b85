import type { Answer } from '../../application/ports/call-failure';
import { type FundKinds, Funds } from '../../application/ports/funds';
import type { FundListing } from '../../domain/funds/fund-listing';
import { Deferred } from '../http/deferred';

/** Funds whose code arrives when they are first asked for. */
export class DeferredFunds extends Funds {
  private readonly deferred: Deferred<Funds>;

  constructor(fetch: () => Promise<Funds>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async search(text: string): Answer<readonly FundListing[]> {
    return this.deferred.ask((funds) => funds.search(text));
  }

  async all(): Answer<readonly FundListing[]> {
    return this.deferred.ask((funds) => funds.all());
  }

  async kinds(): Answer<FundKinds> {
    return this.deferred.ask((funds) => funds.kinds());
  }

  async recentlyViewed(): Answer<readonly FundListing[]> {
    return this.deferred.ask((funds) => funds.recentlyViewed());
  }

  async promoted(): Answer<readonly FundListing[]> {
    return this.deferred.ask((funds) => funds.promoted());
  }
}
