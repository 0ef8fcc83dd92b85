import type { ListedPriceAlert } from '../../../domain/funds/watching/price-alert';
import type { AsyncResult } from '../call-failure';

/** The prices the signed-in client is to be told of. */
export abstract class PriceAlerts {
  /** Those switched off too [API-40, API-41, ENT-65]. */
  abstract current(): AsyncResult<readonly ListedPriceAlert[]>;
}
