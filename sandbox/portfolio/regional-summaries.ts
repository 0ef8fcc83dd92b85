import { regionOfPaymentType, type RegionalSummaryType } from '../../domain/holdings/regional-summary';
import { summarise } from '../../domain/holdings/summarise';
import { minorUnitScale } from '../../domain/money/currency';
import { sum } from '../../domain/money/sum';
import { groupBy } from '../database/group-by';
import type { StoredHolding } from './holding-rows';
import type { ValuedHolding } from './valued-holding';
import { wireFigure } from './wire-figures';

/** What of a holding a summary is made of. */
type Summarised = Pick<ValuedHolding, 'figuresIn'> & { readonly row: Pick<StoredHolding, 'paymentType'> };

/** TW's totals of funds at home, abroad and both, then one line for each kind of account [ENT-11, HOLD-16]. */
export function regionalSummaries(holdings: readonly Summarised[], currency: string) {
  const kinds = groupBy(holdings, (holding) => holding.row.paymentType ?? '');
  return [
    summaryLine(
      'LOCAL',
      holdings.filter((holding) => partOf(holding) === 'LOCAL'),
      currency,
    ),
    summaryLine(
      'FOREIGN',
      holdings.filter((holding) => partOf(holding) === 'FOREIGN'),
      currency,
    ),
    summaryLine('TOTAL', holdings, currency),
    ...[...kinds].flatMap(([paymentType, held]) => kindLine(paymentType, held, currency)),
  ];
}

const partOf = ({ row }: Summarised) => regionOfPaymentType(row.paymentType ?? '');

/** One kind of account; what is of no known kind counts in the total alone. */
function kindLine(paymentType: string, held: readonly Summarised[], currency: string) {
  const part = regionOfPaymentType(paymentType);
  if (part === undefined) return [];
  // Funds settled in foreign currencies share a line, so it has the marker for them [OPEN-90].
  const txnCurrency = paymentType.endsWith('TWD') ? 'TWD' : 'ZZZ';
  return [{ ...summaryLine(part, held, currency), txnPaymentType: paymentType, txnCurrency }];
}

function summaryLine(summaryType: RegionalSummaryType, holdings: readonly Summarised[], currency: string) {
  const figures = holdings.map((holding) => holding.figuresIn(currency));
  const summary = summarise(figures);
  const dividend = sum(figures.map(({ grossDividend }) => grossDividend).filter((amount) => amount !== undefined));
  const precision = minorUnitScale(currency);
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
