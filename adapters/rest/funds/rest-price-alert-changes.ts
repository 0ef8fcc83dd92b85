import type { AsyncResult } from '../../../application/ports/call-failure';
import { PriceAlertChanges } from '../../../application/ports/funds/price-alert-changes';
import {
  alertFundId,
  type AlertName,
  type ListedPriceAlert,
  type PriceAlert,
  wirePriceTarget,
} from '../../../domain/funds/watching/price-alert';
import { toText } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import { priceAlertChangeCalls } from '../../../contract/rest/account/price-alert-change-calls';
import type { PriceAlertBody } from '../../../contract/rest/holdings/price-alerts';
import { regionalCalls } from '../../../contract/rest/call-regions';
import { readJsonBody } from '../read-answer';
import { readPriceAlerts } from './read-price-alerts';
import type { RestClient } from '../rest-client';

const shared = { policy: { showErrors: false }, read: readJsonBody(readPriceAlerts) };

/** Changes of price alerts over REST, by each region's own calls [ACCT-05, API-40, API-41]. */
export class RestPriceAlertChanges extends PriceAlertChanges {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  save({ fundCode, jfFundCode, target, direction, enabled }: PriceAlert): AsyncResult<readonly ListedPriceAlert[]> {
    const body: PriceAlertBody = {
      fundCode,
      ...(jfFundCode === undefined ? {} : { jfFundCode }),
      target: toText(target),
      priceTarget: wirePriceTarget(direction),
      enabled,
    };
    return this.client.call(priceAlertChangeCalls, {
      name: regionalCalls[this.region].keepPriceAlert,
      body,
      ...shared,
    });
  }

  remove({ direction, ...fund }: AlertName): AsyncResult<readonly ListedPriceAlert[]> {
    return this.client.call(priceAlertChangeCalls, {
      name: regionalCalls[this.region].removePriceAlert,
      parts: { fundCode: alertFundId(fund), priceTarget: wirePriceTarget(direction) },
      ...shared,
    });
  }
}
