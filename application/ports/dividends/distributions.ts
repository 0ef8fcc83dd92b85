import type { Distribution } from '../../../domain/dividends/distribution';
import type { Answer } from '../call-failure';

/** What funds paid the signed-in client. */
export abstract class Distributions {
  /** The payments of the last five years, the latest first [LINK-26, ORDQ-15]. */
  abstract all(): Answer<readonly Distribution[]>;
}
