import type { Answer } from '../../application/ports/call-failure';
import { ClientOffers } from '../../application/ports/client-offers';
import type { Promotion } from '../../domain/notices/promotion';
import type { Tip } from '../../domain/notices/tip';
import { Deferred } from '../http/deferred';

/** Promotions and tips for clients, by code that arrives when they are first asked for. */
export class DeferredClientOffers extends ClientOffers {
  private readonly deferred: Deferred<ClientOffers>;

  constructor(fetch: () => Promise<ClientOffers>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async promotions(): Answer<readonly Promotion[]> {
    return this.deferred.ask((offers) => offers.promotions());
  }

  async tips(): Answer<readonly Tip[]> {
    return this.deferred.ask((offers) => offers.tips());
  }
}
