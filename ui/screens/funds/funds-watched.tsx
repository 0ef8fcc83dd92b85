import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { namedPaths } from '../../../config/named-paths';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import type { WatchedFunds } from '../../funds/watching/watched-funds';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './funds-screen.module.css';

/** The way to the watch list, and to ask for it again where it could not be loaded [ROUTE-18]. */
export const FundsWatched = observer(function FundsWatched({ view }: { readonly view: WatchedFunds }) {
  const { t } = useTexts();
  useEffect(() => {
    view.load();
  }, [view]);
  return (
    <div className={styles.fundsWatched}>
      <Link to={namedPaths.watchlist}>{t('watch-list:title')}</Link>
      {view.list.phase.kind === 'failed' ? (
        <RetryPanel text={t('watch-list:failed')} action={t('common:panel.retry')} onRetry={view.load} />
      ) : null}
    </div>
  );
});
