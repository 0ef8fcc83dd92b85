import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { namedPaths } from '../../../config/named-paths';
import { hasOwnPage } from '../../../config/own-pages';
import { useConfiguration, useViewModel, useViewModelFor } from '../../app/injection';
import { Link } from '../../components/link';
import { AllFundsViewModelFactory } from '../../funds/all/all-funds-view-model';
import { fundPageAddress } from '../../funds/fund-page-address';
import { WatchStatus } from '../../funds/watching/watch-status';
import { WatchToggle } from '../../funds/watching/watch-toggle';
import { WatchedFunds } from '../../funds/watching/watched-funds';
import { useTexts } from '../../i18n/use-texts';
import { CompareToggle } from './compare-toggle';
import { Comparison } from './comparison';
import { ComparisonViewModelFactory } from './comparison-view-model';
import { FundsWatched } from './funds-watched';
import { readComparison, readNarrowing, writeFunds } from './funds-in-address';
import { useStableList } from './use-stable-list';
import { AllFunds } from '../../funds/all/all-funds';
import * as pageStyles from '../../components/page/page.module.css';
import * as comparisonStyles from './comparison.module.css';
import * as styles from './funds-screen.module.css';

/**
 * All funds as a page: each leads to its own, some are compared or watched, and the address keeps what was looked for,
 * so that the way back does too [FUND-01, FUND-24, ROUTE-18].
 */
export function FundsScreen() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const [params, setParams] = useSearchParams();
  const view = useViewModelFor(AllFundsViewModelFactory, readNarrowing(params));
  const comparison = useViewModelFor(ComparisonViewModelFactory, readComparison(params));
  useEffect(
    () =>
      reaction(
        () => writeFunds(view.narrowing, comparison.ids),
        (seen) => {
          setParams(seen, { replace: true });
        },
      ),
    [view, comparison, setParams],
  );
  const canWatch = hasOwnPage(namedPaths.watchlist, configuration);
  const watched = useViewModel(WatchedFunds);
  const { part, hold, release } = useStableList();
  return (
    <div className={`${pageStyles.page} ${styles.fundsPage}`} data-testid="funds-page">
      <h1>{t('funds:title')}</h1>
      <div className={comparisonStyles.comparisonPlace} ref={part}>
        <Comparison view={comparison} onRemove={release} />
      </div>
      {canWatch ? <FundsWatched view={watched} /> : null}
      <AllFunds
        view={view}
        nameOf={(fund) => (
          <>
            <Link className={styles.fundsFund} to={fundPageAddress(fund, configuration) ?? ''}>
              {fund.name}
            </Link>
            <CompareToggle view={comparison} fund={fund} onToggle={hold} />
            {canWatch ? <WatchToggle className={styles.fundsWatchToggle} view={watched} fund={fund} /> : null}
          </>
        )}
      />
      <div className={styles.fundsWatchStatus}>
        <WatchStatus view={watched} />
      </div>
    </div>
  );
}
