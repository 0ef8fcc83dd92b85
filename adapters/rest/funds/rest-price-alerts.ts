import type { AsyncResult } from '../../../application/ports/call-failure';
import { PriceAlerts } from '../../../application/ports/funds/price-alerts';
import type { ListedPriceAlert } from '../../../domain/funds/watching/price-alert';
import type { Region } from '../../../domain/region';
import { holdingsCalls } from '../../../contract/rest/holdings/holdings-calls';
import { regionalCalls } from '../../../contract/rest/call-regions';
import { readJsonBody } from '../read-answer';
import { readPriceAlerts } from './read-price-alerts';
import type { RestClient } from '../rest-client';

/** Price alerts over REST, by each region's own call [API-40, API-41]. */
export class RestPriceAlerts extends PriceAlerts {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  current(): AsyncResult<readonly ListedPriceAlert[]> {
    return this.client.call(holdingsCalls, {
      name: regionalCalls[this.region].priceAlerts,
      policy: { showErrors: false },
      read: readJsonBody(readPriceAlerts),
    });
  }
}
