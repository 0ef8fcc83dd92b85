import type { AsyncResult } from '../../../application/ports/call-failure';
import { PriceAlerts } from '../../../application/ports/funds/price-alerts';
import type { ListedPriceAlert } from '../../../domain/funds/watching/price-alert';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { holdingsCalls } from '../../../contract/rest/holdings/holdings-calls';
import { regionalCalls } from '../../../contract/rest/call-regions';
import { readJsonBody } from '../read-answer';
import { readPriceAlerts } from './read-price-alerts';
import type { RestClient } from '../rest-client';

const shared = { policy: { showErrors: false }, read: readJsonBody(readPriceAlerts) };

/** Price alerts over REST, by each region's own call; Taiwan's reads those that wait for a rise alone [API-40, API-41, OPEN-53]. */
export class RestPriceAlerts extends PriceAlerts {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
    /** True where the server keeps alerts of both directions. */
    private readonly readsFalls: boolean,
  ) {
    super();
  }

  async current(): AsyncResult<readonly ListedPriceAlert[]> {
    const [alerts, falls] = await Promise.all([this.ofRegion(), this.falls()]);
    if (!alerts.ok) return alerts;
    return falls.ok ? ok([...alerts.value, ...falls.value]) : falls;
  }

  private ofRegion(): AsyncResult<readonly ListedPriceAlert[]> {
    return this.client.call(holdingsCalls, { name: regionalCalls[this.region].priceAlerts, ...shared });
  }

  private falls(): AsyncResult<readonly ListedPriceAlert[]> {
    const name = regionalCalls[this.region].fallPriceAlerts;
    if (!this.readsFalls || name === undefined) return Promise.resolve(ok([]));
    return this.client.call(holdingsCalls, { name, ...shared });
  }
}
