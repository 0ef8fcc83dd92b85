import type { AsyncResult } from '../call-failure';

/** The days without dealing that come at run time, such as by a typhoon. */
export abstract class DealingClosures {
  /** The days of this year and later on which the market, or one fund by its code, isn't dealt beside the listed holidays [OPEN-32, TRADE-91, TRADE-119]. */
  abstract of(fundCode?: string): AsyncResult<readonly string[]>;
}
