import type { PriceAlerts } from '../../../application/ports/funds/price-alerts';
import type { ListedPriceAlert } from '../../../domain/funds/watching/price-alert';
import { Panel } from '../../stores/panel';

/** The client's price alerts, which the rows of the watch list bear [ROUTE-18, ACCT-05]. */
export class WatchedAlertsViewModel {
  readonly alerts: Panel<readonly ListedPriceAlert[]>;

  constructor(alerts: PriceAlerts) {
    this.alerts = new Panel(() => alerts.current());
  }
}
