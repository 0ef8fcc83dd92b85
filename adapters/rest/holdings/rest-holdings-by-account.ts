import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  type AccountHoldingsQuery,
  HoldingsByAccount,
  type PortfolioAccount,
} from '../../../application/ports/holdings/holdings-by-account';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { ok } from '../../../domain/kernel/result';
import { parseCurrency } from '../../../domain/money/currency';
import type { RestClient } from '../rest-client';
import { askPortfolioLines, type PortfolioLine } from './portfolio-lines';
import { holdingsOfLines } from './portfolio-of-lines';

const aside = { showErrors: false };

/** HK's holdings account by account, over REST alone: an account that holds nothing has no line, so it isn't named [API-38]. */
export class RestHoldingsByAccount extends HoldingsByAccount {
  constructor(private readonly client: RestClient) {
    super();
  }

  async accounts(): AsyncResult<readonly PortfolioAccount[]> {
    const lines = await askPortfolioLines(this.client, 'one-currency', { currency: undefined, ...aside });
    if (!lines.ok) return lines;
    const master: readonly PortfolioAccount[] = lines.value.some(isOfMaster) ? [{ type: 'MA' }] : [];
    const numbers = lines.value.filter((line) => !isOfMaster(line)).map(({ accountNo }) => accountNo);
    return ok([...master, ...[...new Set(numbers)].map((msAccountNo) => ({ type: 'MS' as const, msAccountNo }))]);
  }

  async of({ account, currency }: AccountHoldingsQuery): AsyncResult<readonly PortfolioHolding[]> {
    const lines = await askPortfolioLines(this.client, 'one-currency', { currency: parseCurrency(currency), ...aside });
    if (!lines.ok) return lines;
    const held = lines.value.filter((line) =>
      account.type === 'MA' ? isOfMaster(line) : line.accountNo === account.msAccountNo,
    );
    return ok(holdingsOfLines['one-currency'](held, currency));
  }
}

const isOfMaster = ({ accountType }: PortfolioLine): boolean => accountType === 'MA';
