import { observer } from 'mobx-react-lite';
import { periods } from '../../../domain/funds/performance/period';
import { SegmentedControl } from '../../components/fields/segmented-control';
import { useTexts } from '../../i18n/use-texts';
import type { FundViewModel } from './fund-view-model';

/** The seven periods of performance and prices [FUND-31, PORT-46]. */
export const PeriodChoice = observer(function PeriodChoice({ view }: { readonly view: FundViewModel }) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      legend={t('fund-page:period')}
      options={periods.map((period) => ({ value: period, label: t(`funds:preview.period-${period}`) }))}
      value={view.period}
      onChange={view.choosePeriod}
    />
  );
});
