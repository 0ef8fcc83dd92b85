import { ListFilter, SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ViewingSettings } from '../../../../application/ports/holdings/viewing-settings';
import { regionFeatures } from '../../../../config/region-features';
import { hasAccountChoice } from '../../../../domain/holdings/account-filter';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { lazyPart } from '../../../app/lazy-part';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { GroupingSwitch } from './grouping-switch';
import { ToolbarMenu } from './toolbar-menu';
import { ViewingCurrencyViewModel } from './viewing-currency-view-model';
import './portfolio-controls.css';

// Behind a button, or said of a choice: the holdings don't wait for them.
const FilterChoices = lazyPart(() => import('./filter-choices').then((module) => module.FilterChoices), {
  texts: ['portfolio'],
});
const ViewChoices = lazyPart(() => import('./view-choices').then((module) => module.ViewChoices), {
  texts: ['portfolio'],
});
const ChoiceNotes = lazyPart(() => import('./choice-notes').then((module) => module.ChoiceNotes), {
  texts: ['portfolio'],
});

/** A toolbar of three: how the holdings are grouped, which of them are shown, and how they look [PORT-41, PORT-56, PORT-57..60, PORT-35..37, PORT-44]. */
export const PortfolioControls = observer(function PortfolioControls({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTranslation();
  const { region } = useConfiguration();
  const viewing = useViewModel((get) =>
    regionFeatures[region].viewingCurrency
      ? new ViewingCurrencyViewModel(get(ViewingSettings), view.answers)
      : undefined,
  );
  const { accounts, isFiltered } = view.answers;
  const hasSubAccount = accounts.some(({ accountType }) => accountType === 'MS');
  return (
    <div className="portfolio-controls">
      <div className="portfolio-toolbar" data-tour="filters">
        <GroupingSwitch view={view} />
        {/* A client of HK without a regular plan has nothing to choose. */}
        {hasAccountChoice(region, hasSubAccount) || isFiltered ? (
          <ToolbarMenu label={t('portfolio.filter')} icon={ListFilter} tour="account-filter payment-filter">
            <FilterChoices view={view} />
          </ToolbarMenu>
        ) : null}
        <ToolbarMenu
          label={t('portfolio.view')}
          icon={SlidersHorizontal}
          tour="breakdown currency-view sort layout excel"
        >
          <ViewChoices view={view} viewing={viewing} />
        </ToolbarMenu>
      </div>
      <ChoiceNotes view={view} viewing={viewing} />
    </div>
  );
});
