import type { ListedPriceAlert, PriceAlert } from '../../domain/funds/price-alert';
import type { Answer } from './call-failure';

/** The prices the signed-in client wishes to hear of. */
export abstract class PriceAlerts {
  /** Those switched off too [API-40, API-41, ENT-65]. */
  abstract current(): Answer<readonly ListedPriceAlert[]>;
  /** Sets an alert, or changes the one on that side of the fund's price; answers with all of them [ACCT-05]. */
  abstract keep(alert: PriceAlert): Answer<readonly ListedPriceAlert[]>;
  /** Answers with those that are left; one that isn't there is removed already [ACCT-05]. */
  abstract remove(alert: Pick<PriceAlert, 'fundCode' | 'direction'>): Answer<readonly ListedPriceAlert[]>;
}
