import type { Answer } from '../../application/ports/call-failure';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../application/ports/holdings';
import { Deferred } from '../http/deferred';

/** Holdings whose code arrives when they are first asked for: a visitor at the login page doesn't need it. */
export class DeferredHoldings extends Holdings {
  private readonly deferred: Deferred<Holdings>;

  constructor(fetch: () => Promise<Holdings>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async initial(filter: HoldingsFilter): Answer<Portfolio> {
    return this.deferred.ask((holdings) => holdings.initial(filter));
  }

  async load(filter: HoldingsFilter): Answer<Portfolio> {
    return this.deferred.ask((holdings) => holdings.load(filter));
  }
}
