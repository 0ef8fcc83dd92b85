import { filterChoiceText } from '../view/filter-choice-text';
import type { TFunction } from 'i18next';
import type { ExportSnapshot } from '../../../../application/portfolio/export-holdings';
import type { ExportedHolding } from '../../../../domain/holdings/view/holdings-sheet';
import { exportWords } from './export-words';
import { groupName } from '../group-name';
import { paymentName } from '../payment-name';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { filterFields, type FilterName, filterNames, type PortfolioView } from '../view/view-fields';

type Setting = Pick<ExportSnapshot, 'language' | 'amountsHidden'>;

/** The lines that are seen now, in their order, with the choices that made them so; undefined before there are any. */
export function exportSnapshot(t: TFunction, view: PortfolioViewModel, setting: Setting): ExportSnapshot | undefined {
  const { groupedBy } = view.query;
  const { portfolio, resource } = view.query;
  if (!portfolio || !resource.value) return undefined;
  const { filter, portfolio: answered } = resource.value;
  const { currency, marketValue } = portfolio.totals;
  const only = view.onlySlice;
  return {
    ...setting,
    lines: snapshotLines(t, view),
    currency,
    total: marketValue,
    choices: [
      ...filterNames.map((name) => filterLine(t, name, filter)),
      [t('export:filter-find'), portfolio === answered ? t('export:no-filter') : view.find],
      [t('export:filter'), only ? groupName(t, view.dividedBy, only) : t('export:no-filter')],
      [t('portfolio:group-by'), t(`portfolio:group-${groupedBy}`)],
      [t('toolbar:sort-by'), t(`toolbar:sort-${view.sort}`)],
      [t('toolbar:order'), t(`toolbar:order-${view.direction}`)],
    ],
    words: exportWords(t, currency),
  };
}

function filterLine<K extends FilterName>(
  t: TFunction,
  name: K,
  filter: Pick<PortfolioView, K>,
): readonly [string, string] {
  const { param } = filterFields[name];
  return [t(`export:filter-${param}`), filterChoiceText(t, name, filter[name])];
}

function snapshotLines(t: TFunction, view: PortfolioViewModel): readonly ExportedHolding[] {
  const line = (holding: ExportedHolding['holding'], group?: string): ExportedHolding => ({
    holding,
    group,
    payment: paymentName(t, holding.paymentType),
  });
  if (view.mode === 'DEFAULT' || view.query.serverParts) return view.rows.map((holding) => line(holding));
  return view.groups.flatMap((group) => {
    const name = groupName(t, view.query.groupedBy, group);
    return group.holdings.map((holding) => line(holding, name));
  });
}
