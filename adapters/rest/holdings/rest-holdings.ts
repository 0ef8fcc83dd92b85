import type { AsyncResult } from '../../../application/ports/call-failure';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../../application/ports/holdings/holdings';
import { defaultPortfolioType } from '../../../config/portfolio';
import { regionFeatures } from '../../../config/region-features';
import { viewingCurrency } from '../../../domain/clients/viewing-currency';
import { passesFilter } from '../../../domain/holdings/view/holding-filter';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import type { RestClient } from '../rest-client';
import { askPortfolioLines, type PortfolioLine } from './portfolio-lines';
import { portfolioOfLines } from './portfolio-of-lines';

const all: HoldingsFilter = { type: defaultPortfolioType, accountType: 'ALL', groupType: 'FUND_CODE' };

/** The portfolio over REST alone: one list of lines, whose totals, accounts and regions the domain works out [API-38, CONFLICT-57]. */
export class RestHoldings extends Holdings {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  initial(filter: HoldingsFilter): AsyncResult<Portfolio> {
    return this.ask(filter, { showErrors: true });
  }

  load(filter: HoldingsFilter): AsyncResult<Portfolio> {
    return this.ask(filter, { showErrors: true });
  }

  async held(): AsyncResult<readonly PortfolioHolding[]> {
    const answer = await this.ask(all, { showErrors: false });
    return answer.ok ? ok(answer.value.holdings) : answer;
  }

  private async ask(filter: HoldingsFilter, { showErrors }: { readonly showErrors: boolean }): AsyncResult<Portfolio> {
    const { client, region } = this;
    const kind = regionFeatures[region].ports.holdings;
    const { currency, tradingType } = filter;
    const lines = await askPortfolioLines(client, kind, { currency, tradingType, showErrors });
    if (!lines.ok) return lines;
    const shown = lines.value.filter((line) => isAskedFor(line, filter));
    return ok(portfolioOfLines(shown, { kind, currency: viewingCurrency(region, { showCcy: currency }) }));
  }
}

const isAskedFor = (
  { accountNo, accountType, txnPaymentType }: PortfolioLine,
  { accountType: requestedType, msAccountNo, paymentCurrency = 'ALL' }: HoldingsFilter,
): boolean =>
  passesFilter(
    { accountNumber: accountNo, accountType, paymentType: txnPaymentType },
    {
      accountType: msAccountNo === undefined ? requestedType : 'MS',
      subAccount: msAccountNo,
      settledIn: paymentCurrency,
    },
  );
