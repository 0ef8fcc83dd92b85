import type { PriceAlerts } from '../../../../application/ports/funds/price-alerts';
import type { PriceAlert } from '../../../../domain/funds/watching/price-alert';
import { AsyncResource } from '../../../stores/async-resource';

/** The client's price alerts, as far as the rows of the holdings bear a flag for them [API-40, API-41, OPEN-77]. */
export class PriceAlertFlagsViewModel {
  readonly alerts: AsyncResource<readonly PriceAlert[]>;

  constructor(alerts: PriceAlerts) {
    this.alerts = new AsyncResource(() => alerts.current());
  }
}
