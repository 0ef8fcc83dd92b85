import type { PriceAlerts } from '../../../application/ports/funds/price-alerts';
import type { ListedPriceAlert } from '../../../domain/funds/watching/price-alert';
import { AsyncResource } from '../../stores/async-resource';

/** The client's price alerts, which the rows of the watch list bear [ROUTE-18, ACCT-05]. */
export class WatchedAlertsViewModel {
  readonly alerts: AsyncResource<readonly ListedPriceAlert[]>;

  constructor(alerts: PriceAlerts) {
    this.alerts = new AsyncResource(() => alerts.current());
  }
}
