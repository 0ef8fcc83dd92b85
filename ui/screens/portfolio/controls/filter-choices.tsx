import { observer } from 'mobx-react-lite';
import { useRegionFeatures } from '../../../app/use-region-features';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { useSubAccounts } from '../view/use-sub-accounts';
import { filterNames } from '../view/view-fields';
import { AccountSelect } from './account-select';
import { AccountValues } from './account-values';
import { CurrencySwitcher } from './currency-switcher';
import { FilterSelect } from './filter-select';

/** Every field of the filter that this client has a choice in [PORT-24, PORT-26, PORT-27, PORT-41, PORT-56]. */
export const FilterChoices = observer(function FilterChoices({ view }: { readonly view: PortfolioViewModel }) {
  const { paymentCurrency } = useRegionFeatures();
  const isByAccount = useSubAccounts().length > 0;
  return (
    <>
      <AccountSelect view={view} />
      {isByAccount ? <AccountValues view={view} /> : null}
      {paymentCurrency ? <CurrencySwitcher view={view} /> : null}
      {filterNames.map((name) => (
        <FilterSelect key={name} view={view} name={name} />
      ))}
    </>
  );
});
