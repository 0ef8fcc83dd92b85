import { observer } from 'mobx-react-lite';
import { groupTypes } from '../../../../domain/holdings/view/group-holdings';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import * as styles from './portfolio-controls.module.css';

/** The choice of the four groupings of the holdings [PORT-33, OPEN-23]. */
export const GroupingSwitch = observer(function GroupingSwitch({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      className={styles.groupingSwitch}
      legend={t('portfolio:group-by')}
      value={view.query.filter.groupType}
      options={groupTypes.map((value) => ({ value, label: t(`portfolio:group-${value}`) }))}
      onChange={(groupType) => void view.groupBy(groupType)}
    />
  );
});
