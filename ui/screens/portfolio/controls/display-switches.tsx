import { observer } from 'mobx-react-lite';
import { listLayouts } from '../../../../domain/holdings/view/list-layout';
import { viewModes } from '../../../../domain/holdings/view/view-mode';
import { useInstance } from '../../../app/injection';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { useTexts } from '../../../i18n/use-texts';
import { PreferencesStore } from '../../../stores/preferences-store';
import type { PortfolioViewModel } from '../portfolio-view-model';

type SwitchProps = { readonly view: PortfolioViewModel };

/** The switch between one list and a breakdown with subtotals [PORT-14, PORT-34, PORT-42, PORT-43]. */
export const ModeSwitch = observer(function ModeSwitch({ view }: SwitchProps) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      legend={t('toolbar:mode')}
      value={view.mode}
      options={viewModes.map((value) => ({ value, label: t(`toolbar:mode-${value}`) }))}
      onChange={view.toggleBreakdown}
    />
  );
});

/** Cards or a table, remembered on the device [PORT-40]. */
export const LayoutSwitch = observer(function LayoutSwitch({ view }: SwitchProps) {
  const { t } = useTexts();
  const preferences = useInstance(PreferencesStore);
  return (
    <SegmentedControl
      legend={t('toolbar:layout')}
      value={view.layout}
      options={listLayouts.map((value) => ({ value, label: t(`toolbar:layout-${value}`) }))}
      onChange={(layout) => {
        view.show({ layout });
        preferences.change({ layout });
      }}
    />
  );
});
