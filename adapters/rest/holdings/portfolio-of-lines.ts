import type { AccountTotals, Portfolio } from '../../../application/ports/holdings/holdings';
import { countFunds } from '../../../domain/funds/finding/fund-listing';
import { latestPriceDate } from '../../../domain/holdings/figures/latest-price-date';
import { oldestRateDate } from '../../../domain/holdings/figures/oldest-rate-date';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { RegionalSummary } from '../../../domain/holdings/figures/regional-summary';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { summariseRegions } from '../../../domain/holdings/figures/summarise-regions';
import { minorUnitScale } from '../../../domain/money/currency';
import { hkHoldings, twHoldings } from '../../http/holdings/portfolio-holdings';
import { onlyPresent } from '../../http/only-present';
import type { LineKind, PortfolioLine } from './portfolio-lines';

type Lines = readonly PortfolioLine[];

type ByKind<T> = Readonly<Record<LineKind, T>>;

/** The holdings of the lines: Taiwan's rows show the currency they are settled in, Hong Kong's the viewing currency [CONFLICT-32]. */
export const holdingsOfLines: ByKind<(lines: Lines, currency: string) => readonly PortfolioHolding[]> = {
  'one-currency': hkHoldings,
  'own-currencies': (lines, currency) => twHoldings(lines.map(asSettled), lines, currency),
};

const regionsOfLines: ByKind<(lines: Lines, precision: number) => readonly RegionalSummary[] | undefined> = {
  'one-currency': () => undefined,
  'own-currencies': (lines, precision) => {
    const percentPrecision = figurePrecision('percent', lines[0]?.returnPercentPrecision);
    const figures = lines.map((line) => ({ ...line, paymentType: line.txnPaymentType }));
    return summariseRegions(figures).map(({ withoutValue: _, ...summary }) => ({
      ...summary,
      precision,
      percentPrecision,
    }));
  },
};

/** The portfolio that lines make, all totals worked out from them by the domain's formulas [CONFLICT-59, ENT-09, ENT-11]. */
export function portfolioOfLines(lines: Lines, { kind, currency }: { kind: LineKind; currency: string }): Portfolio {
  const { withoutValue, ...sums } = summarise(lines);
  const precision = lines[0]?.marketValuePrecision ?? minorUnitScale(currency);
  const regions = regionsOfLines[kind](lines, precision);
  const holdings = holdingsOfLines[kind](lines, currency);
  return onlyPresent({
    totals: onlyPresent({
      ...sums,
      currency,
      precision,
      count: fundsIn(holdings),
      withoutValue,
      grossDividend: regions?.find(({ summaryType }) => summaryType === 'TOTAL')?.grossDividend,
      asOf: latestPriceDate(holdings),
      ratesOf: oldestRateDate(lines),
    }),
    holdings,
    accounts: accountsOfLines[kind](lines, precision),
    regions,
  });
}

/** The worth of each account where the page shows it: in Hong Kong alone [PORT-15, PORT-25]. */
const accountsOfLines: ByKind<(lines: Lines, precision: number) => readonly AccountTotals[] | undefined> = {
  'one-currency': accountsOf,
  'own-currencies': () => undefined,
};

const fundsIn = (holdings: readonly PortfolioHolding[]): number => countFunds(holdings.map(({ fund }) => fund));

function accountsOf(lines: Lines, precision: number): readonly AccountTotals[] {
  const accounts = new Map(lines.map(({ accountNo, accountType }) => [accountNo, accountType]));
  return [...accounts].map(([accountNo, accountType]) => {
    const { marketValue } = summarise(lines.filter((line) => line.accountNo === accountNo));
    return { accountNo, accountType, precision, marketValue };
  });
}

const asSettled = (line: PortfolioLine): PortfolioLine => ({
  ...line,
  cost: line.txnCcyCost,
  marketValue: line.txnCcyValue,
  marketValuePrecision: line.txnCcyValuePrecision,
  rateDate: line.txnCcyRateDate,
  profit: line.txnCcyProfit,
  grossDividend: line.txnCcyGrossDividend,
});
