import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { groupTypes } from '../../../domain/holdings/group-holdings';
import { sortOptions } from '../../../domain/holdings/sort-holdings';
import { SegmentedControl } from '../../components/segmented-control';
import { Select } from '../../components/select';
import type { PortfolioViewModel } from './portfolio-view-model';

/** How the holdings are grouped and sorted [PORT-57..60, PORT-35..37]. */
export const PortfolioControls = observer(function PortfolioControls({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTranslation();
  return (
    <div className="portfolio-controls">
      <SegmentedControl
        legend={t('portfolio.group-by')}
        value={view.filter.groupType}
        options={groupTypes.map((value) => ({ value, label: t(`portfolio.group-${value}`) }))}
        onChange={(groupType) => void view.groupBy(groupType)}
      />
      <Select
        label={t('portfolio.sort-by')}
        value={view.sort}
        options={sortOptions.map((value) => ({ value, label: t(`portfolio.sort-${value}`) }))}
        onChange={view.sortBy}
      />
    </div>
  );
});
