import type * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { type DividendInstruction, DividendFunds } from '../../../application/ports/dividends/dividend-funds';
import type { DividendFund } from '../../../domain/dividends/dividend-record';
import { menuCalls } from '../../../contract/rest/menu/menu-calls';
import { dividendFundList, dividendInstructionList } from '../../../contract/rest/menu/dividend-funds';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** Dividend funds over REST [API-73]. */
export class RestDividendFunds extends DividendFunds {
  constructor(private readonly client: RestClient) {
    super();
  }

  async existing(): AsyncResult<readonly string[]> {
    return this.client.call(menuCalls, {
      name: 'existingDividendFund',
      policy: { showErrors: false },
      read: readJson(dividendFundList, (funds) => funds.map(({ fundCode }) => fundCode)),
    });
  }

  instructions(): AsyncResult<readonly DividendInstruction[]> {
    return this.client.call(menuCalls, {
      name: 'dividendFund',
      policy: { showErrors: false },
      read: readJson(dividendInstructionList, (list) =>
        list.map(({ fund, reInvestmentFund }) => ({ fund: named(fund), into: named(reInvestmentFund) })),
      ),
    });
  }
}

type WireFund = z.output<typeof dividendInstructionList>[number]['fund'];

const named = ({ name: { code, value } }: WireFund): DividendFund => ({ code, name: value ?? code });
