import type { RegionalSummaryType } from '../../domain/holdings/regional-summary';
import { summarise } from '../../domain/holdings/summarise';
import { sum } from '../../domain/money/sum';
import { groupBy } from './group-by';
import { isOnshore, scaleOf, type ValuedHolding } from './valued-holding';
import { wireFigure } from './wire-figures';

/** TW's totals of funds at home, abroad and both, then one line for each kind of account [ENT-11, HOLD-16]. */
export function regionalSummaries(holdings: readonly ValuedHolding[], currency: string) {
  const typeOf = (holding: ValuedHolding): RegionalSummaryType => (isOnshore(holding.row) ? 'LOCAL' : 'FOREIGN');
  const kinds = groupBy(holdings, (holding) => holding.row.paymentType ?? '');
  return [
    summaryLine(
      'LOCAL',
      holdings.filter((holding) => typeOf(holding) === 'LOCAL'),
      currency,
    ),
    summaryLine(
      'FOREIGN',
      holdings.filter((holding) => typeOf(holding) === 'FOREIGN'),
      currency,
    ),
    summaryLine('TOTAL', holdings, currency),
    ...[...kinds].map(([paymentType, held]) => ({
      ...summaryLine(held[0] === undefined ? 'FOREIGN' : typeOf(held[0]), held, currency),
      txnPaymentType: paymentType,
      // Funds settled in foreign currencies share a line, so it has the marker for them [OPEN-90].
      txnCurrency: paymentType.endsWith('TWD') ? 'TWD' : 'ZZZ',
    })),
  ];
}

function summaryLine(summaryType: RegionalSummaryType, holdings: readonly ValuedHolding[], currency: string) {
  const figures = holdings.map((holding) => holding.figuresIn(currency));
  const summary = summarise(figures);
  const dividend = sum(figures.map(({ grossDividend }) => grossDividend).filter((amount) => amount !== undefined));
  const precision = scaleOf(currency);
  return {
    summaryType,
    txnPaymentType: null,
    txnCurrency: null,
    ...wireFigure('cost', summary.cost, precision),
    ...wireFigure('marketValue', summary.marketValue, precision),
    ...wireFigure('profit', summary.profit, precision),
    ...wireFigure('returnPercent', summary.returnPercent, 2),
    ...wireFigure('grossDividend', dividend, precision),
  };
}
