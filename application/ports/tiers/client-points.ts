import type { RewardPoints } from '../../../domain/points/reward-points';
import type { AsyncResult } from '../call-failure';

/** The signed-in client's ePoints. */
export abstract class ClientPoints {
  /** With Hong Kong's reminder, or that it couldn't be loaded [API-51, API-52, EPNT-01, OPEN-92]. */
  abstract current(): AsyncResult<RewardPoints>;
}
