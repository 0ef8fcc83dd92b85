import type { Distribution } from '../../../domain/dividends/distribution';
import type { AsyncResult } from '../call-failure';

/** Loads the distributions paid to the signed-in client. */
export abstract class Distributions {
  /** The payments of the last five years, the latest first [LINK-26, ORDQ-15]. */
  abstract all(): AsyncResult<readonly Distribution[]>;
}
