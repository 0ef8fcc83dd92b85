import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { namedPaths } from '../../../../config/named-paths';
import { hasOwnPage } from '../../../../config/own-pages';
import type { FundReference } from '../../../../domain/funds/finding/fund-listing';
import { useConfiguration, useViewModel, useViewModelFor } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { useTexts } from '../../../i18n/use-texts';
import { AllFundsViewModelFactory } from '../../../funds/all/all-funds-view-model';
import type { HomeViewModel } from '../view/home-view-model';
import { FundList } from './fund-list';
import { FundListsViewModel } from './fund-lists-view-model';
import { FundPreviewDialog, type WithHoldings } from './fund-preview-dialog';
import { FundSearch } from '../../../funds/finding/fund-search';
import { FundSearchViewModel } from '../../../funds/finding/fund-search-view-model';
import { AllFunds } from '../../../funds/all/all-funds';
import * as styles from './funds.module.css';

type FundsOnHomeProps = WithHoldings & { readonly home: HomeViewModel };

/** Funds on the home: the search, what was looked at last, and what the region puts first [FUND-01..04]. */
export const FundsOnHome = observer(function FundsOnHome({ holdings, home }: FundsOnHomeProps) {
  const { t } = useTexts();
  const { firstFunds } = useRegionFeatures();
  const search = useViewModel(FundSearchViewModel);
  const lists = useViewModel(FundListsViewModel);
  const { language } = useTexts();
  const [opened, open] = useState<FundReference>();
  const entry = useEntryFocus(home.view === 'all-funds');
  useEffect(() => {
    lists.load();
    void search.typeAhead.search();
  }, [lists, search, language]);
  if (home.view === 'all-funds') return <EveryFund holdings={holdings} onBack={home.back} />;
  return (
    <section className={styles.fundsHome} aria-labelledby="funds-home-heading">
      <h2 id="funds-home-heading">{t('funds:heading')}</h2>
      <FundSearch view={search} onOpen={open} />
      <div className={styles.fundLists}>
        <FundList resource={lists.recent} heading={t('funds:recent')} empty={t('funds:recent-empty')} onOpen={open} />
        <FundList
          resource={lists.first}
          heading={t(`funds:${firstFunds}`)}
          empty={t('funds:list-empty')}
          onOpen={open}
        />
      </div>
      <SeeAllFunds
        entry={entry}
        onOpen={() => {
          home.goTo('all-funds');
        }}
      />
      {opened ? (
        <FundPreviewDialog
          fund={opened}
          holdings={holdings}
          onClose={() => {
            open(undefined);
            void lists.recent.load();
          }}
        />
      ) : null}
    </section>
  );
});

type SeeAllFundsProps = { readonly entry: RefObject<HTMLButtonElement | null>; readonly onOpen: () => void };

/** The way to all funds: to their page, where they are watched and compared; beside the older site, which has no such page, they take the place of the portfolio [PORT-08, ROUTE-18]. */
function SeeAllFunds({ entry, onOpen }: SeeAllFundsProps) {
  const { t } = useTexts();
  if (hasOwnPage(namedPaths.funds, useConfiguration()))
    return (
      <ButtonLink theme="outlined" className={styles.fundAll} to={namedPaths.funds}>
        {t('funds:see-all')}
      </ButtonLink>
    );
  return (
    <Button ref={entry} theme="outlined" className={styles.fundAll} onClick={onOpen}>
      {t('funds:see-all')}
    </Button>
  );
}

type EveryFundProps = WithHoldings & { readonly onBack: () => void };

/** The view of all funds in place of the portfolio, as links that were kept and the older site have it; its way back is there before the funds are [PORT-08]. */
function EveryFund({ holdings, onBack }: EveryFundProps) {
  const { t } = useTexts();
  const view = useViewModelFor(AllFundsViewModelFactory);
  const [opened, open] = useState<FundReference>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <section className={`${styles.fundsHome} ${styles.fundsEvery}`}>
      <Button theme="outlined" size="small" onClick={onBack}>
        {t('funds:back')}
      </Button>
      <h1 ref={heading} tabIndex={-1}>
        {t('funds:all')}
      </h1>
      <AllFunds
        view={view}
        nameOf={(fund) => (
          <button
            type="button"
            onClick={() => {
              open(fund);
            }}
          >
            {fund.name}
          </button>
        )}
      />
      {opened ? (
        <FundPreviewDialog
          fund={opened}
          holdings={holdings}
          onClose={() => {
            open(undefined);
          }}
        />
      ) : null}
    </section>
  );
}

/** Whoever comes back from all funds stands at the same place again. */
function useEntryFocus(isAway: boolean) {
  const entry = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) entry.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return entry;
}
