import type { Answer } from '../../../application/ports/call-failure';
import { DealingClosures } from '../../../application/ports/dealing/dealing-closures';
import { dealingCalls, dealingClosures } from '../../../contract/rest/dealing/dealing-calls';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** The days without dealing over REST; what shows them says itself that they aren't known [OPEN-32]. */
export class RestDealingClosures extends DealingClosures {
  constructor(private readonly client: RestClient) {
    super();
  }

  of(fundCode = ''): Answer<readonly string[]> {
    return this.client.call(dealingCalls, {
      name: 'dealingClosures',
      parts: { fundCode },
      policy: { showErrors: false },
      read: readJson(dealingClosures, ({ closedOn }) => closedOn ?? []),
    });
  }
}
