import { ListFilter, SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { hasAccountChoice } from '../../../../domain/holdings/view/account-filter';
import { offersFinding } from '../../../../domain/holdings/view/find-holdings';
import { useConfiguration, useViewModelFor } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { useIsOneColumn } from '../is-phone';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { useSubAccounts } from '../view/use-sub-accounts';
import { FilterChoices } from './filter-choices';
import { FilteredNotice } from './filtered-notice';
import { ToolbarMenu } from './toolbar-menu';
import { ViewChoices } from './view-choices';
import { ViewingCurrencyNotes } from './viewing-currency-select';
import { ViewingCurrencyViewModelFactory } from './viewing-currency-view-model';
import { FindHoldings } from '../find/find-holdings';
import * as styles from './portfolio-controls.module.css';

/**
 * The filters and the view of the holdings, each behind a button, and beneath the toolbar the result of the choices
 * [PORT-41, PORT-56, PORT-35..37, PORT-44].
 */
export const ToolbarChoices = observer(function ToolbarChoices({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const viewing = useViewModelFor(ViewingCurrencyViewModelFactory, view.query);
  const { isFiltered, everythingHeld, portfolio } = view.query;
  const isInMenu = useIsOneColumn();
  const held = everythingHeld ?? portfolio?.holdings ?? [];
  const finding = offersFinding(held.length) || view.find !== '' ? <FindHoldings view={view} /> : null;
  const hasSubAccount = useSubAccounts().length > 0;
  return (
    <>
      {isInMenu ? null : finding}
      {/* A client of HK without a regular plan has nothing else to choose. */}
      {hasAccountChoice(region, hasSubAccount) || isFiltered || (isInMenu && finding) ? (
        <ToolbarMenu label={t('toolbar:filter')} icon={ListFilter} tour="account-filter payment-filter">
          {isInMenu ? finding : null}
          <FilterChoices view={view} />
        </ToolbarMenu>
      ) : null}
      <ToolbarMenu label={t('toolbar:view')} icon={SlidersHorizontal} tour="breakdown currency-view sort layout excel">
        <ViewChoices view={view} viewing={viewing} />
      </ToolbarMenu>
      <div className={styles.portfolioNotes}>
        {viewing ? <ViewingCurrencyNotes answers={view.query} choice={viewing} /> : null}
        <FilteredNotice view={view} />
      </div>
    </>
  );
});
