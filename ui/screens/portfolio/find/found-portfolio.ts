import type { Portfolio } from '../../../../application/ports/holdings/holdings';
import { countFunds, fundKey } from '../../../../domain/funds/finding/fund-listing';
import { searchWords } from '../../../../domain/funds/finding/fund-search';
import { findHoldings } from '../../../../domain/holdings/view/find-holdings';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { oldestRateDate } from '../../../../domain/holdings/figures/oldest-rate-date';
import { summarise } from '../../../../domain/holdings/figures/summarise';

/** The further texts that a holding is found by: its currency in words, and its fund's English name. */
export type FindTerms = {
  readonly text: string;
  readonly currencyName: (code: string) => string;
  /** The English names by `fundKey`; undefined while they are being loaded. */
  readonly englishNames: ReadonlyMap<string, string> | undefined;
};

/**
 * The holdings that a text finds, with the totals of these alone; what only the server can sum up is left out [PORT-41, PORT-01].
 * A portfolio of which nothing is asked for stays the same, and so does one until all names are known in which nothing is found.
 */
export function foundPortfolio(portfolio: Portfolio, { text, currencyName, englishNames }: FindTerms): Portfolio {
  if (searchWords(text).length === 0) return portfolio;
  const holdings = findHoldings(portfolio.holdings, text, ({ fund }: PortfolioHolding) => [
    fund.name,
    fund.code,
    fund.baseCurrency,
    currencyName(fund.baseCurrency),
    ...[fund.isinCode, englishNames?.get(fundKey(fund))].filter((name) => name !== undefined),
  ]);
  if (holdings.length === 0 && englishNames === undefined) return portfolio;
  const { currency, precision, asOf } = portfolio.totals;
  const ratesOf = oldestRateDate(holdings);
  return {
    holdings,
    totals: {
      currency,
      precision,
      ...summarise(holdings),
      ...(asOf === undefined ? {} : { asOf }),
      ...(ratesOf === undefined ? {} : { ratesOf }),
      count: countFunds(holdings.map(({ fund }) => fund)),
    },
    ...(portfolio.accounts ? { accounts: portfolio.accounts } : {}),
  };
}
