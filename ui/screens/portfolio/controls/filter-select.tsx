import { filterChoiceText } from '../view/filter-choice-text';
import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useConfiguration } from '../../../app/injection';
import { Select } from '../../../components/fields/select';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import {
  defaultView,
  type FilterField,
  filterFields,
  type FilterName,
  type PortfolioView,
  type ViewPlace,
} from '../view/view-fields';
import { useSubAccounts } from '../view/use-sub-accounts';
import { fieldChoice, fieldText } from '../view/view-in-address';
import { ToolbarField } from './toolbar-field';

type FilterSelectProps = { readonly view: PortfolioViewModel; readonly name: FilterName };

/**
 * A filter as a list box; none where there is nothing to choose, as for a client of HK without a regular plan [PORT-26,
 * CONFLICT-25].
 */
export const FilterSelect = observer(function FilterSelect({ view, name }: FilterSelectProps) {
  const { t } = useTexts();
  const place = useConfiguration();
  const { param, select } = filterFields[name];
  const chosen = view.query.filter[name];
  const hasSubAccount = useSubAccounts().length > 0;
  if (!select || (!select.isOffered(place, hasSubAccount) && chosen === defaultView[name])) return null;
  return (
    <ToolbarField label={t(`toolbar:filters.${param}`)}>
      <Select
        label={t(`toolbar:filters.${param}`)}
        value={fieldText(chosen)}
        options={optionsOf(t, name, place)}
        onChange={(text) => void view.filterBy({ [name]: fieldChoice(name, text, place) })}
      />
    </ToolbarField>
  );
});

function optionsOf<K extends FilterName>(t: TFunction, name: K, place: ViewPlace) {
  const { choices }: FilterField<PortfolioView[K]> = filterFields[name];
  return choices(place).map((choice) => ({ value: fieldText(choice), label: filterChoiceText(t, name, choice) }));
}
