import type { Answer } from '../../application/ports/call-failure';
import { ClientPoints } from '../../application/ports/client-points';
import type { RewardPoints } from '../../domain/points/reward-points';
import { Deferred } from '../http/deferred';

/** Reward points whose code arrives when they are first asked for. */
export class DeferredClientPoints extends ClientPoints {
  private readonly deferred: Deferred<ClientPoints>;

  constructor(fetch: () => Promise<ClientPoints>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async current(): Answer<RewardPoints> {
    return this.deferred.ask((points) => points.current());
  }
}
