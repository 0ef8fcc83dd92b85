import type { AlertName, ListedPriceAlert, PriceAlert } from '../../../domain/funds/watching/price-alert';
import type { AsyncResult } from '../call-failure';

/** Changes the price alerts of the signed-in client [ACCT-05]. */
export abstract class PriceAlertChanges {
  /** Sets an alert, or changes the one on that side of the fund's price; answers with all of them. */
  abstract save(alert: PriceAlert): AsyncResult<readonly ListedPriceAlert[]>;
  /** Answers with those that are left; one that isn't there is removed already. */
  abstract remove(alert: AlertName): AsyncResult<readonly ListedPriceAlert[]>;
}
