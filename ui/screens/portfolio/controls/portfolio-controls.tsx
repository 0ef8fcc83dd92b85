import { ListFilter, SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ViewingSettings } from '../../../../application/ports/holdings/viewing-settings';
import { regionFeatures } from '../../../../config/region-features';
import { figureCurrencies } from '../../../../domain/holdings/figure-currency';
import { sortOptions } from '../../../../domain/holdings/sort-option';
import { lazyPart } from '../../../app/lazy-part';
import { useViewModel } from '../../../app/injection';
import { Select } from '../../../components/select';
import { GroupingSwitch, LayoutSwitch, ModeSwitch } from './display-switches';
import { FilterChoices, useHasFilters } from './filter-choices';
import { FilteredNotice } from './filtered-notice';
import { ToolbarField, ToolbarMenu } from './toolbar-menu';
import { ViewingCurrencyNotes, ViewingCurrencySelect } from './viewing-currency-select';
import { ViewingCurrencyViewModel } from './viewing-currency-view-model';
import type { PortfolioViewModel } from '../portfolio-view-model';
import './portfolio-controls.css';

const ExportButton = lazyPart(() => import('../export/export-button').then((module) => module.ExportButton), {
  texts: ['export', 'portfolio'],
  ports: ['holdings', 'export'],
});

type ControlsProps = { readonly view: PortfolioViewModel };

/** A toolbar of three: how the holdings are grouped, which of them are shown, and how they look [PORT-41, PORT-56, PORT-57..60, PORT-35..37, PORT-44]. */
export const PortfolioControls = observer(function PortfolioControls({ view }: ControlsProps) {
  const { t } = useTranslation();
  const viewing = useViewModel((get, { region }) =>
    regionFeatures[region].viewingCurrency
      ? new ViewingCurrencyViewModel(get(ViewingSettings), view.answers)
      : undefined,
  );
  const hasFilters = useHasFilters(view);
  return (
    <div className="portfolio-controls">
      <div className="portfolio-toolbar" data-tour="filters">
        <GroupingSwitch view={view} />
        {hasFilters ? (
          <ToolbarMenu label={t('portfolio.filter')} icon={ListFilter} tour="account-filter payment-filter">
            <FilterChoices view={view} />
          </ToolbarMenu>
        ) : null}
        <ToolbarMenu
          label={t('portfolio.view')}
          icon={SlidersHorizontal}
          tour="breakdown currency-view sort layout excel"
        >
          <ToolbarField label={t('portfolio.mode')}>
            <ModeSwitch view={view} />
          </ToolbarField>
          <ToolbarField label={t('portfolio.layout')}>
            <LayoutSwitch view={view} />
          </ToolbarField>
          <SortAndCurrency view={view} viewing={viewing} />
          <div className="export">
            <ExportButton view={view} />
          </div>
        </ToolbarMenu>
      </div>
      {viewing ? <ViewingCurrencyNotes answers={view.answers} choice={viewing} /> : null}
      <FilteredNotice view={view} />
    </div>
  );
});

type SortAndCurrencyProps = ControlsProps & { readonly viewing: ViewingCurrencyViewModel | undefined };

const SortAndCurrency = observer(function SortAndCurrency({ view, viewing }: SortAndCurrencyProps) {
  const { t } = useTranslation();
  return (
    <>
      <ToolbarField label={t('portfolio.sort-by')}>
        <Select
          label={t('portfolio.sort-by')}
          value={view.sort}
          options={sortOptions.map((value) => ({ value, label: t(`portfolio.sort-${value}`) }))}
          onChange={view.sortBy}
        />
      </ToolbarField>
      {viewing ? <ViewingCurrencySelect choice={viewing} /> : null}
      <ToolbarField label={t('portfolio.amounts-in')}>
        <Select
          label={t('portfolio.amounts-in')}
          value={view.amountsIn}
          options={figureCurrencies.map((value) => ({ value, label: t(`portfolio.amounts-${value}`) }))}
          onChange={(amountsIn) => {
            view.show({ amountsIn });
          }}
        />
      </ToolbarField>
    </>
  );
});
