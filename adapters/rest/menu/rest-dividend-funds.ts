import type { Answer } from '../../../application/ports/call-failure';
import { DividendFunds } from '../../../application/ports/menu/dividend-funds';
import { menuCalls } from '../contract/menu/menu-calls';
import { dividendFundList } from '../contract/menu/dividend-funds';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** Dividend funds over REST [API-73]. */
export class RestDividendFunds extends DividendFunds {
  constructor(private readonly client: RestClient) {
    super();
  }

  async existing(): Answer<readonly string[]> {
    return this.client.call(menuCalls, {
      name: 'existingDividendFund',
      policy: { showErrors: false },
      read: readJson(dividendFundList, (funds) => funds.map(({ fundCode }) => fundCode)),
    });
  }
}
