import type { AsyncResult } from '../../../application/ports/call-failure';
import { type TopFund, TopFunds } from '../../../application/ports/funds/top-funds';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { onlyPresent } from '../../http/only-present';
import { toFigure } from '../../http/wire-figures';
import { topFundCalls } from '../../../contract/rest/top-funds/top-fund-calls';
import { topFundList, type TopFundList } from '../../../contract/rest/top-funds/top-funds';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** The best-selling funds over REST; HK only. */
export class RestTopFunds extends TopFunds {
  constructor(private readonly client: RestClient) {
    super();
  }

  async bestSelling(): AsyncResult<readonly TopFund[]> {
    return this.client.call(topFundCalls, {
      name: 'fundTop5',
      policy: { showErrors: false },
      read: readJson(topFundList, (funds) => funds.map(toTopFund)),
    });
  }
}

function toTopFund({ name, baseCurrency, fundRiskRating, fundPerformance }: TopFundList[number]): TopFund {
  return onlyPresent({
    code: name.code,
    name: name.value ?? name.code,
    baseCurrency,
    riskRating: parseFundRiskRating(fundRiskRating ?? undefined),
    oneYear: toFigure(fundPerformance?.oneYear),
    performanceDate: fundPerformance?.performanceEffectiveDate ?? undefined,
  });
}
