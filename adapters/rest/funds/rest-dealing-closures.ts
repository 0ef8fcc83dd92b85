import type { AsyncResult } from '../../../application/ports/call-failure';
import { DealingClosures } from '../../../application/ports/funds/dealing-closures';
import { dealingCalls, dealingClosures } from '../../../contract/rest/dealing/dealing-calls';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';
import { whereNotOffered } from '../where-not-offered';

/** The days without dealing over REST; what shows them says itself that they aren't known. A server without the extension tells of none [OPEN-32, OPEN-59]. */
export class RestDealingClosures extends DealingClosures {
  constructor(private readonly client: RestClient) {
    super();
  }

  async of(fundCode = ''): AsyncResult<readonly string[]> {
    const answer = await this.client.call(dealingCalls, {
      name: 'dealingClosures',
      parts: { fundCode },
      policy: { showErrors: false },
      read: readJson(dealingClosures, ({ closedOn }) => closedOn ?? []),
    });
    return whereNotOffered(answer, []);
  }
}
