import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { namedPaths } from '../../../config/named-paths';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { useViewModel } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import { WatchStatus } from './watch-status';
import { WatchToggle } from './watch-toggle';
import { WatchedFunds } from './watched-funds';
import * as styles from './watch-toggle.module.css';

/** Watches a fund from its own page, and leads to all that are watched [ROUTE-18]. */
export const FundWatch = observer(function FundWatch({ fund }: { readonly fund: FundReference }) {
  const { t } = useTexts();
  const view = useViewModel(WatchedFunds);
  useEffect(() => {
    view.load();
  }, [view]);
  return (
    <div className={styles.fundWatch} data-testid="fund-watch">
      <Async resource={view.list}>
        {() => (
          <p>
            <WatchToggle view={view} fund={fund} />
            <Link to={namedPaths.watchlist}>{t('watch-list:title')}</Link>
          </p>
        )}
      </Async>
      <WatchStatus view={view} />
    </div>
  );
});
