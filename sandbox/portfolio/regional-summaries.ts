import { summariseRegions } from '../../domain/holdings/figures/summarise-regions';
import { minorUnitScale } from '../../domain/money/currency';
import type { StoredHolding } from './holding-rows';
import type { ValuedHolding } from './valued-holding';
import { wireFigure } from './wire-figures';

/** The parts of a holding that a summary is made of. */
type Summarised = Pick<ValuedHolding, 'figuresIn'> & { readonly row: Pick<StoredHolding, 'paymentType'> };

/** TW's totals of funds at home, abroad and both, then one line for each kind of account [ENT-11, HOLD-16]. */
export function regionalSummaries(holdings: readonly Summarised[], currency: string) {
  const precision = minorUnitScale(currency);
  return summariseRegions(
    holdings.map(({ row, figuresIn }) => ({ ...figuresIn(currency), paymentType: row.paymentType ?? undefined })),
  ).map((totals) => ({
    summaryType: totals.summaryType,
    txnPaymentType: totals.txnPaymentType ?? null,
    txnCurrency: totals.txnCurrency ?? null,
    ...wireFigure('cost', totals.cost, precision),
    ...wireFigure('marketValue', totals.marketValue, precision),
    ...wireFigure('profit', totals.profit, precision),
    ...wireFigure('returnPercent', totals.returnPercent, 2),
    ...wireFigure('grossDividend', totals.grossDividend, precision),
  }));
}
