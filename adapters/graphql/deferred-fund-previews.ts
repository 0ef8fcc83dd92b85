import type { Answer } from '../../application/ports/call-failure';
import { FundPreviews } from '../../application/ports/fund-previews';
import type { FundReference } from '../../domain/funds/fund-listing';
import type { FundPreview } from '../../domain/funds/fund-preview';
import { Deferred } from '../http/deferred';

/** Previews of funds whose code arrives when they are first asked for. */
export class DeferredFundPreviews extends FundPreviews {
  private readonly deferred: Deferred<FundPreviews>;

  constructor(fetch: () => Promise<FundPreviews>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async of(fund: FundReference): Answer<FundPreview | undefined> {
    return this.deferred.ask((previews) => previews.of(fund));
  }
}
