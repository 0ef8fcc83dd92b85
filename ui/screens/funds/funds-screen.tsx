import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { Clock } from '../../../application/ports/clock';
import { namedPaths } from '../../../config/named-paths';
import { hasOwnPage } from '../../../config/own-pages';
import { useConfiguration, useInstance, useViewModel, useViewModelFor } from '../../app/injection';
import { type AllFundsViewModel, AllFundsViewModelFactory } from '../../funds/all/all-funds-view-model';
import { WatchStatus } from '../../funds/watching/watch-status';
import { WatchToggle } from '../../funds/watching/watch-toggle';
import { WatchedFunds } from '../../funds/watching/watched-funds';
import { useTexts } from '../../i18n/use-texts';
import { CompareToggle } from './compare-toggle';
import { CompareTray } from '../../funds/comparing/compare-tray';
import { Comparison } from './comparison';
import {
  type ComparisonViewModel,
  ComparisonViewModelFactory,
  type WayToAddress,
} from '../../funds/comparing/comparison-view-model';
import { FundLink } from './fund-link';
import { FundsAddress } from './funds-address';
import { FundsWatched } from './funds-watched';
import { readComparison } from '../../funds/comparing/comparison-in-address';
import { readNarrowing } from './funds-in-address';
import { AllFunds } from '../../funds/all/all-funds';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './funds-screen.module.css';

/**
 * All funds as a page: each leads to its own, some are compared or watched, and the address keeps what was looked for,
 * so that the way back does too [FUND-01, FUND-24, FUND-40, ROUTE-18].
 */
export function FundsScreen() {
  const [params] = useSearchParams();
  const view = useViewModelFor(AllFundsViewModelFactory, readNarrowing(params));
  const { key } = useLocation();
  const type = useNavigationType();
  const way = key === openedKey ? 'opened' : wayOf(type);
  const comparison = useViewModelFor(ComparisonViewModelFactory, readComparison(params), way);
  const [address] = useState(() => new FundsAddress(view, comparison));
  useKeptInAddress(address);
  return <FundsPage view={view} comparison={comparison} address={address} />;
}

/** The router's key of an entry of the history that none of our pages has written. */
const openedKey = 'default';

const wayOf = (type: NavigationType): WayToAddress => (type === NavigationType.Pop ? 'as-it-was' : 'anew');

/** The pause in changes after which the address is written, in milliseconds. */
const addressPause = 300;

/** Writes what is seen into the address, and shows what another address says that a link or the browser leads to. */
function useKeptInAddress(address: FundsAddress): void {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const hasFunds = readComparison(params).ids.length > 0;
  const shown = useRef(key);
  const clock = useInstance(Clock);
  const write = useEffectEvent(() => {
    setParams(address.parameters, { replace: true });
  });
  useEffect(() => {
    const here = window.location.pathname;
    const save = () => {
      // Who has left meanwhile, for a fund's own page or by a link, is not fetched back.
      if (window.location.pathname === here && window.location.search !== address.search) write();
    };
    let cancel = () => {};
    // The page's header and menus are drawn again for another address, which keeps rows waiting while somebody types.
    const stop = reaction(
      () => address.search,
      () => {
        cancel();
        cancel = clock.after(addressPause, save);
      },
    );
    save();
    // A link that is followed sooner leaves the address behind as it is then.
    window.addEventListener('click', save, { capture: true });
    return () => {
      stop();
      cancel();
      window.removeEventListener('click', save, { capture: true });
    };
  }, [address, clock]);
  useEffect(() => {
    // Funds that were opened from outside get an entry of ours, so that a reload and the way back aren't another opening.
    if (key === openedKey && hasFunds) write();
  }, [key, hasFunds]);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // What this page writes replaces the address; whatever else changes it comes from outside.
    if (type !== NavigationType.Replace) address.show(params, wayOf(type));
  }, [address, key, type, params]);
}

type FundsPageProps = {
  readonly view: AllFundsViewModel;
  readonly comparison: ComparisonViewModel;
  readonly address: FundsAddress;
};

/** An observer, so that a change of the address draws none of it again: with each letter typed, all rows would be. */
const FundsPage = observer(function FundsPage({ view, comparison, address }: FundsPageProps) {
  const { t } = useTexts();
  const canWatch = hasOwnPage(namedPaths.watchlist, useConfiguration());
  const watched = useViewModel(WatchedFunds);
  const { language } = useTexts();
  useEffect(() => {
    comparison.load();
  }, [comparison, language]);
  if (comparison.isOpen)
    return (
      <div className={`${pageStyles.page} ${styles.fundsPage}`} data-testid="funds-page">
        <h1>{t('funds:title')}</h1>
        <Comparison view={comparison} address={address} />
      </div>
    );
  return (
    <div className={`${pageStyles.page} ${styles.fundsPage}`} data-testid="funds-page">
      <h1>{t('funds:title')}</h1>
      {canWatch ? <FundsWatched view={watched} /> : null}
      <AllFunds
        view={view}
        nameOf={(fund) => (
          <>
            <FundLink className={styles.fundsFund} fund={fund} address={address}>
              {fund.name}
            </FundLink>
            <CompareToggle view={comparison} fund={fund} />
            {canWatch ? <WatchToggle className={styles.fundsWatchToggle} view={watched} fund={fund} /> : null}
          </>
        )}
      />
      <div className={styles.fundsWatchStatus}>
        <WatchStatus view={watched} />
      </div>
      <CompareTray view={comparison} addressOf={() => address.addressOf('comparison')} />
    </div>
  );
});
