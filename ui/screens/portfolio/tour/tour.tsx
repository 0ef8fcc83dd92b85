import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../../app/injection';
import { TourStepCard } from './tour-step-card';
import { TourViewModel } from './tour-view-model';
import { TourWelcome } from './tour-welcome';

/** The guided tour over the portfolio: its welcome, then its steps [PORT-09, PORT-10]. */
export const Tour = observer(function Tour({ onLeave }: { readonly onLeave: () => void }) {
  const tour = useViewModel(TourViewModel);
  const isOver = tour.phase === 'over';
  useEffect(() => {
    if (isOver) onLeave();
  }, [isOver, onLeave]);
  if (isOver) return null;
  return tour.phase === 'welcome' ? <TourWelcome tour={tour} /> : <TourStepCard tour={tour} />;
});
