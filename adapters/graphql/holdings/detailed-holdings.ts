import type { AsyncResult } from '../../../application/ports/call-failure';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../../application/ports/holdings/holdings';
import { oldestRateDate } from '../../../domain/holdings/figures/oldest-rate-date';
import { withDetails } from '../../../domain/holdings/holding-details';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { onlyPresent } from '../../http/only-present';
import type { GraphqlClient } from '../graphql-client';
import { loadHoldingDetails } from './graphql-holding-details';
import { viewedIn } from './holdings-filter';

/** The holdings completed by the extension `holding-details`, asked for beside them; they stand without its answer. */
export class DetailedHoldings extends Holdings {
  constructor(
    private readonly holdings: Holdings,
    private readonly client: GraphqlClient,
    private readonly region: Region,
  ) {
    super();
  }

  initial(filter: HoldingsFilter): AsyncResult<Portfolio> {
    return this.portfolio(this.holdings.initial(filter), filter);
  }

  load(filter: HoldingsFilter): AsyncResult<Portfolio> {
    return this.portfolio(this.holdings.load(filter), filter);
  }

  async held(): AsyncResult<readonly PortfolioHolding[]> {
    const [answer, details] = await Promise.all([this.holdings.held(), loadHoldingDetails(this.client)]);
    if (!answer.ok || details === undefined) return answer;
    const currency = viewedIn({}, this.region);
    return ok(answer.value.map((holding) => withDetails(holding, details, currency)));
  }

  private async portfolio(plain: AsyncResult<Portfolio>, filter: HoldingsFilter): AsyncResult<Portfolio> {
    const [answer, details] = await Promise.all([plain, loadHoldingDetails(this.client)]);
    if (!answer.ok || details === undefined) return answer;
    const currency = viewedIn(filter, this.region);
    const holdings = answer.value.holdings.map((holding) => withDetails(holding, details, currency));
    return ok({
      ...answer.value,
      holdings,
      totals: onlyPresent({ ...answer.value.totals, ratesOf: oldestRateDate(holdings) }),
    });
  }
}
