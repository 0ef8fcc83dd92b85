import type { Answer } from '../../../application/ports/call-failure';
import { DividendFunds } from '../../../application/ports/menu/dividend-funds';
import { clientCalls } from '../contract/client-calls';
import { dividendFundList } from '../contract/dividend-funds';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** Dividend funds over REST [API-73]. */
export class RestDividendFunds extends DividendFunds {
  constructor(private readonly client: RestClient) {
    super();
  }

  async existing(): Answer<readonly string[]> {
    return this.client.call(clientCalls, {
      name: 'existingDividendFund',
      policy: { showErrors: false },
      read: readJson(dividendFundList, (funds) => funds.map(({ fundCode }) => fundCode)),
    });
  }
}
