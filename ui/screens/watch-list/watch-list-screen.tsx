import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { namedPaths } from '../../../config/named-paths';
import { fundId, type FundReference } from '../../../domain/funds/finding/fund-listing';
import { sortByName } from '../../../domain/funds/finding/sort-by-name';
import { maxWatchedFunds, type WatchedFund } from '../../../domain/funds/watching/watch-list';
import { Async } from '../../app/loading/async';
import { useViewModel } from '../../app/injection';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { ComparisonTray } from '../../funds/comparing/comparison-tray';
import { WatchedFunds } from '../../funds/watching/watched-funds';
import { WatchStatus } from '../../funds/watching/watch-status';
import { useTexts } from '../../i18n/use-texts';
import { RemovedFund } from './removed-fund';
import { WatchRow } from './watch-row';
import { WatchedAlertsViewModel } from './watched-alerts-view-model';
import { Note } from '../../components/notices/note';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './watch-list-screen.module.css';

/** The funds the client watches: price, move and alert of each [ROUTE-18]. */
export const WatchListScreen = observer(function WatchListScreen() {
  const { t, language } = useTexts();
  const view = useViewModel(WatchedFunds);
  useEffect(() => {
    view.load();
  }, [view, language]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase } = view;
  const undo = (fund: FundReference) => {
    // The button goes with what it undoes.
    heading.current?.focus();
    void view.add(fund);
  };
  return (
    <div className={`${pageStyles.page} ${pageStyles.pageParts}`} data-testid="watch-list-page">
      <h1 ref={heading} tabIndex={-1}>
        {t('watch-list:title')}
      </h1>
      <WatchStatus view={view} />
      {phase.kind === 'removed' ? (
        <RemovedFund
          fund={phase.fund}
          onUndo={() => {
            undo(phase.fund);
          }}
        />
      ) : null}
      <Async resource={view.list}>
        {(list) => (list.length === 0 ? <NothingWatched /> : <WatchedList view={view} list={list} />)}
      </Async>
      <p>
        <Link to={namedPaths.funds}>{t('watch-list:find')}</Link>
      </p>
      <ComparisonTray />
    </div>
  );
});

function NothingWatched() {
  const { t } = useTexts();
  return (
    <div className={styles.watchListEmpty} data-testid="watch-list-empty">
      <p>
        <b>{t('watch-list:none')}</b>
      </p>
      <p>{t('watch-list:none-text')}</p>
    </div>
  );
}

type WatchedListProps = { readonly view: WatchedFunds; readonly list: readonly WatchedFund[] };

const WatchedList = observer(function WatchedList({ view, list }: WatchedListProps) {
  const { t, language } = useTexts();
  const { alerts } = useViewModel(WatchedAlertsViewModel);
  useEffect(() => {
    void alerts.load();
  }, [alerts]);
  return (
    <>
      {alerts.phase.kind === 'failed' || alerts.isOutdated ? (
        <RetryPanel
          text={t('watch-list:alerts-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void alerts.load()}
        />
      ) : null}
      <ul className={styles.watchList} data-testid="watch-list" aria-label={t('watch-list:title')}>
        {sortByName(list, language).map((fund) => (
          <WatchRow key={fundId(fund)} view={view} fund={fund} alerts={alerts.value} />
        ))}
      </ul>
      <Note data-testid="watch-list-note">{t('watch-list:count', { number: list.length, most: maxWatchedFunds })}</Note>
    </>
  );
});
