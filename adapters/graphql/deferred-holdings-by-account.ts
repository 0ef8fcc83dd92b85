import type { Answer } from '../../application/ports/call-failure';
import { type AccountQuestion, type HeldAccount, HoldingsByAccount } from '../../application/ports/holdings-by-account';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import { Deferred } from '../http/deferred';

/** Holdings by account whose code arrives with the first download. */
export class DeferredHoldingsByAccount extends HoldingsByAccount {
  private readonly deferred: Deferred<HoldingsByAccount>;

  constructor(fetch: () => Promise<HoldingsByAccount>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async accounts(): Answer<readonly HeldAccount[]> {
    return this.deferred.ask((holdings) => holdings.accounts());
  }

  async of(question: AccountQuestion): Answer<readonly PortfolioHolding[]> {
    return this.deferred.ask((holdings) => holdings.of(question));
  }
}
