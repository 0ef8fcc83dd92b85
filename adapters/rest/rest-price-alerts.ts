import type { Answer } from '../../application/ports/call-failure';
import { PriceAlerts } from '../../application/ports/price-alerts';
import { type ListedPriceAlert, type PriceAlert, wirePriceTarget } from '../../domain/funds/price-alert';
import { toText } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import { type KeptPriceAlert, priceAlertList } from './contract/price-alerts';
import { readJson } from './read-answer';
import { toPriceAlerts } from './read-price-alerts';
import type { RestClient } from './rest-client';

const shared = { policy: { showErrors: false }, read: readJson(priceAlertList, toPriceAlerts) };

/** Price alerts over REST, by each region's own calls [API-40, API-41]. */
export class RestPriceAlerts extends PriceAlerts {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  current(): Answer<readonly ListedPriceAlert[]> {
    return this.client.call({ name: this.region === 'HK' ? 'accountPriceAlert' : 'priceAlert', ...shared });
  }

  keep({ fundCode, target, direction, enabled }: PriceAlert): Answer<readonly ListedPriceAlert[]> {
    const body: KeptPriceAlert = { fundCode, target: toText(target), priceTarget: wirePriceTarget(direction), enabled };
    return this.client.call({
      name: this.region === 'HK' ? 'keepAccountPriceAlert' : 'keepPriceAlert',
      body,
      ...shared,
    });
  }

  remove({ fundCode, direction }: Pick<PriceAlert, 'fundCode' | 'direction'>): Answer<readonly ListedPriceAlert[]> {
    const name = this.region === 'HK' ? 'removeAccountPriceAlert' : 'removePriceAlert';
    return this.client.call({ name, parts: { fundCode, priceTarget: wirePriceTarget(direction) }, ...shared });
  }
}
