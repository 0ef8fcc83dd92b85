import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useInstance, useMade } from '../../../app/injection';
import { PreferencesStore } from '../../../stores/preferences-store';
import { TourStepCard } from './tour-step-card';
import { TourViewModel } from './tour-view-model';
import { TourWelcome } from './tour-welcome';

/** The guided tour over the portfolio: its welcome, then its steps [PORT-09, PORT-10]. */
export const Tour = observer(function Tour({ onLeave }: { readonly onLeave: () => void }) {
  const preferences = useInstance(PreferencesStore);
  const tour = useMade(
    () =>
      new TourViewModel({
        get taken() {
          return preferences.tour ?? 0;
        },
        remember: (taken) => {
          preferences.change({ tour: taken });
        },
      }),
  );
  const isOver = tour.phase === 'over';
  useEffect(() => {
    if (isOver) onLeave();
  }, [isOver, onLeave]);
  if (isOver) return null;
  return tour.phase === 'welcome' ? <TourWelcome tour={tour} /> : <TourStepCard tour={tour} />;
});
