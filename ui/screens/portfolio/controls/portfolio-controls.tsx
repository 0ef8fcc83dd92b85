import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { figureCurrencies } from '../../../../domain/holdings/figure-currency';
import { sortOptions } from '../../../../domain/holdings/sort-option';
import { lazyPart } from '../../../app/lazy-part';
import { useRegionFeatures } from '../../../app/use-region-features';
import { Select } from '../../../components/select';
import { AccountSelect } from './account-select';
import { CurrencySwitcher } from './currency-switcher';
import { GroupingSwitch, LayoutSwitch, ModeSwitch } from './display-switches';
import { FilterSelect } from './filter-select';
import { ViewingCurrencySelect } from './viewing-currency-select';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { filterNames } from '../view/view-fields';
import './portfolio-controls.css';

const ExportButton = lazyPart(() => import('../export/export-button').then((module) => module.ExportButton), {
  texts: ['export', 'portfolio'],
  ports: ['holdings', 'export'],
});

/** Which holdings are shown, how they are grouped and sorted, and how they look [PORT-41, PORT-56, PORT-57..60, PORT-35..37, PORT-44]. */
export const PortfolioControls = observer(function PortfolioControls({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTranslation();
  const { paymentCurrency, viewingCurrency } = useRegionFeatures();
  return (
    <div className="portfolio-controls">
      <div className="portfolio-ways">
        <GroupingSwitch view={view} />
        <ModeSwitch view={view} />
        <LayoutSwitch view={view} />
      </div>
      <div className="portfolio-filters" data-tour="filters">
        <AccountSelect view={view} />
        {paymentCurrency ? <CurrencySwitcher view={view} /> : null}
        {filterNames.map((name) => (
          <FilterSelect key={name} view={view} name={name} />
        ))}
        {viewingCurrency ? <ViewingCurrencySelect answers={view.answers} /> : null}
        <Select
          label={t('portfolio.amounts-in')}
          tour="currency-view"
          value={view.amountsIn}
          options={figureCurrencies.map((value) => ({ value, label: t(`portfolio.amounts-${value}`) }))}
          onChange={(amountsIn) => {
            view.show({ amountsIn });
          }}
        />
        <Select
          label={t('portfolio.sort-by')}
          tour="sort"
          value={view.sort}
          options={sortOptions.map((value) => ({ value, label: t(`portfolio.sort-${value}`) }))}
          onChange={view.sortBy}
        />
        <div className="export" data-tour="excel">
          <ExportButton view={view} />
        </div>
      </div>
    </div>
  );
});
