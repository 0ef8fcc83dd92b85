import type { TFunction } from 'i18next';
import type { ExportSnapshot } from '../../../../application/portfolio/export-holdings';
import type { RememberedHistory } from '../../../../application/portfolio/remembered-history';
import { parseCurrency } from '../../../../domain/money/currency';
import { historyHolding } from '../history/history-holding';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { shownPart } from '../shown-part';

/** Returns the past that is on screen, of all the client's money or of the part that is chosen; undefined where the server keeps none, or it isn't there yet. */
export function shownPast(
  t: TFunction,
  view: PortfolioViewModel,
  history: Pick<RememberedHistory, 'latest'>,
): ExportSnapshot['past'] {
  const currency = parseCurrency(view.query.portfolio?.totals.currency);
  if (currency === undefined) return undefined;
  const part = shownPart(t, view);
  const report = history.latest({ currency, holdings: part?.holdings.map(historyHolding) });
  return report?.since ? { report, name: part?.name ?? t('history:heading') } : undefined;
}
