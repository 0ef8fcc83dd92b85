import { observer } from 'mobx-react-lite';
import { groupTypes } from '../../../../domain/holdings/view/group-holdings';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import * as styles from './portfolio-controls.module.css';

/** By which of the four the holdings are grouped [PORT-33, OPEN-23]. */
export const GroupingSwitch = observer(function GroupingSwitch({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      className={styles.groupingSwitch}
      legend={t('portfolio:group-by')}
      value={view.answers.filter.groupType}
      options={groupTypes.map((value) => ({ value, label: t(`portfolio:group-${value}`) }))}
      onChange={(groupType) => void view.groupBy(groupType)}
    />
  );
});
