import { observer } from 'mobx-react-lite';
import { offeredFigureCurrencies } from '../../../../domain/holdings/figures/figure-currency';
import { type SortOption, sortOptions } from '../../../../domain/holdings/view/sort-option';
import { sortDirections } from '../../../../domain/money/sort-by-figure';
import { Select } from '../../../components/fields/select';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { LayoutSwitch, ModeSwitch } from './display-switches';
import { ToolbarField } from './toolbar-field';
import { ViewingCurrencySelect } from './viewing-currency-select';
import type { ViewingCurrencyViewModel } from './viewing-currency-view-model';
import { ExportButton } from '../export/export-button';
import * as styles from '../export/export-button.module.css';

type ViewChoicesProps = {
  readonly view: PortfolioViewModel;
  readonly viewing: ViewingCurrencyViewModel | undefined;
};

/**
 * The choices of the holdings' view: layout, order, currency and file format [PORT-34..37, PORT-40, PORT-44, PORT-45,
 * PORT-53].
 */
export const ViewChoices = observer(function ViewChoices({ view, viewing }: ViewChoicesProps) {
  const { t } = useTexts();
  const { portfolio } = view.query;
  const currency = portfolio?.totals.currency ?? '';
  // Rows in other currencies stand in the order of what they are worth in this one.
  const sortLabel = (sort: SortOption) =>
    sort === 'return-rate'
      ? t(`toolbar:sort-${sort}`)
      : t('toolbar:sort-in', { sort: t(`toolbar:sort-${sort}`), currency });
  return (
    <>
      <ToolbarField label={t('toolbar:mode')}>
        <ModeSwitch view={view} />
      </ToolbarField>
      <ToolbarField label={t('toolbar:layout')}>
        <LayoutSwitch view={view} />
      </ToolbarField>
      <ToolbarField label={t('toolbar:sort-by')}>
        <Select
          label={t('toolbar:sort-by')}
          value={view.sort}
          options={sortOptions.map((value) => ({ value, label: sortLabel(value) }))}
          onChange={view.sortBy}
        />
      </ToolbarField>
      <ToolbarField label={t('toolbar:order')}>
        <Select
          label={t('toolbar:order')}
          value={view.direction}
          options={sortDirections.map((value) => ({ value, label: t(`toolbar:order-${value}`) }))}
          onChange={(direction) => {
            view.show({ direction });
          }}
        />
      </ToolbarField>
      {viewing ? <ViewingCurrencySelect choice={viewing} /> : null}
      <ToolbarField label={t('toolbar:amounts-in')}>
        <Select
          label={t('toolbar:amounts-in')}
          value={view.amountsIn}
          options={offeredFigureCurrencies(portfolio?.holdings ?? []).map((value) => ({
            value,
            label: t(`toolbar:amounts-${value}`, { currency }),
          }))}
          onChange={(amountsIn) => {
            view.show({ amountsIn });
          }}
        />
      </ToolbarField>
      <div className={styles.exportPlace}>
        <ExportButton view={view} />
      </div>
    </>
  );
});
