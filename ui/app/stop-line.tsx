import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts';
import { StopsStore } from '../stores/stops-store';
import { useInstance } from './injection';
import * as styles from './stop-line.module.css';

const isVisible = (): boolean => document.visibilityState === 'visible';

type StopLineProps = {
  /** Signing in concerns visitors alone. */
  readonly about: 'orders' | 'everything';
};

/** Says at the login and on every page after it what the asset manager has stopped, within a minute of its doing so. */
export const StopLine = observer(function StopLine({ about }: StopLineProps) {
  const { language } = useTexts();
  const stops = useInstance(StopsStore);
  useEffect(() => {
    const stop = stops.follow(isVisible);
    const look = (): void => {
      if (isVisible()) stops.look();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [stops]);
  useEffect(() => void stops.load(), [stops, language]);
  return (
    <div className={styles.stopLine} role="status" data-testid="stop-line">
      {stops.sentences(about).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
});
