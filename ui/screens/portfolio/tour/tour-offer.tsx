import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useInstance } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { PreferencesStore } from '../../../stores/preferences-store';
import * as styles from './tour-offer.module.css';

/** Offers the tour to a client who is new on this device: once, and in nobody's way [PORT-09, OPEN-26]. */
export const TourOffer = observer(function TourOffer({ onTake }: { readonly onTake: () => void }) {
  const { t } = useTexts();
  const preferences = useInstance(PreferencesStore);
  const [isOffered, offer] = useState(() => preferences.tour === undefined);
  useEffect(() => {
    if (preferences.tour === undefined) preferences.change({ tour: 0 });
  }, [preferences]);
  if (!isOffered) return null;
  const answer = (isTaken: boolean) => {
    offer(false);
    document.querySelector('main')?.focus({ preventScroll: true });
    if (isTaken) onTake();
  };
  return (
    <aside className={styles.tourOffer} data-testid="tour-offer" aria-label={t('tour:offer')}>
      <p>{t('tour:offer')}</p>
      <button
        type="button"
        onClick={() => {
          answer(true);
        }}
      >
        {t('tour:take')}
      </button>
      <button
        type="button"
        onClick={() => {
          answer(false);
        }}
      >
        {t('tour:later')}
      </button>
    </aside>
  );
});
