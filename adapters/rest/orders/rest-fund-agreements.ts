import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  FundAgreements,
  type TitledAgreement,
  type AgreementsQuery,
} from '../../../application/ports/orders/fund-agreements';
import { onlyPresent } from '../../http/only-present';
import { agreements } from '../../../contract/rest/orders/order-checks';
import { orderCheckCalls } from '../../../contract/rest/orders/order-check-calls';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** Agreements by fund over REST [API-78]. */
export class RestFundAgreements extends FundAgreements {
  constructor(private readonly client: RestClient) {
    super();
  }

  of({ fundCode, functionCode, feeType }: AgreementsQuery): AsyncResult<readonly TitledAgreement[]> {
    return this.client.call(orderCheckCalls, {
      name: 'fundAgreements',
      parts: { functionCode, fundCode, fundFeesType: feeType ?? '' },
      policy: { showErrors: false },
      read: readJson(agreements, (wire) =>
        wire.map(({ categoryCode, title }) => onlyPresent({ categoryCode, title: title ?? undefined })),
      ),
    });
  }
}
