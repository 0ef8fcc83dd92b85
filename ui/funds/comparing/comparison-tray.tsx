import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModelFor } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { CompareTray } from './compare-tray';
import { comparisonAddress } from './comparison-in-address';
import { ComparisonViewModelFactory } from './comparison-view-model';

const nothingMore = { ids: [], isOpen: false };

/** The funds that were chosen for the comparison, on another page than the list that they are chosen from [FUND-24]. */
export const ComparisonTray = observer(function ComparisonTray() {
  const { language } = useTexts();
  const view = useViewModelFor(ComparisonViewModelFactory, nothingMore, 'anew');
  useEffect(() => {
    view.load();
  }, [view, language]);
  return <CompareTray view={view} addressOf={() => comparisonAddress(view.ids)} />;
});
