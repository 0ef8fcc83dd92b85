import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { mostBeforeSummaries, topHoldings, trustUnitsAppearAfter } from '../../../config/portfolio';
import { useConfiguration, useInstance, useViewModel } from '../../app/injection';
import { useRegionFeatures } from '../../app/use-region-features';
import { lazyComponent } from '../../app/loading/lazy-component';
import { useIsPhone } from './is-phone';
import { PortfolioParts } from './portfolio-parts';
import { MainContent } from '../../app/main-content';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { Allocation } from './allocation/allocation';
import type { ReportedWorth } from './history/portfolio-history-view-model';
import { useChoice } from './allocation/use-choice';
import { LazyClientSummary } from './summaries/lazy-client-summary';
import { HoldingsTable } from './table/holdings-table';
import { HomeViewModel } from './view/home-view-model';
import { PortfolioControls } from './controls/portfolio-controls';
import { PortfolioTotalsHead } from './totals/portfolio-totals-head';
import { PortfolioViewModel } from './portfolio-view-model';
import { shownPart } from './shown-part';
import { useViewInAddress } from './view/use-view-in-address';
import { useViewInHistory } from './view/use-view-in-history';
import type { ChosenFigure } from './explanation/chosen-figure';
import { explainHintId } from './explanation/explainable-figure';
import { WithPriceAlerts } from './table/with-price-alerts';
import * as styles from './portfolio-screen.module.css';

const WarningMessages = lazyComponent(PortfolioParts, 'WarningMessages', { when: 'late' });
const Notices = lazyComponent(PortfolioParts, 'Notices', { when: 'late', isQuiet: true });
const EmptyPortfolio = lazyComponent(PortfolioParts, 'EmptyPortfolio');
const RegionalSummaries = lazyComponent(PortfolioParts, 'RegionalSummaries', { when: 'late', isQuiet: true });
const PortfolioPast = lazyComponent(PortfolioParts, 'PortfolioPast', { when: 'late', isQuiet: true });
const TourOffer = lazyComponent(PortfolioParts, 'TourOffer', { when: 'late', isQuiet: true });
const ChosenPart = lazyComponent(PortfolioParts, 'ChosenPart', { when: 'late', isQuiet: true });
const FigureExplanation = lazyComponent(PortfolioParts, 'FigureExplanation');
const Tour = lazyComponent(PortfolioParts, 'Tour');
const FundsOnHome = lazyComponent(PortfolioParts, 'FundsOnHome', { when: 'late', isQuiet: true });

/** My portfolio: totals, pie and table, in four groupings [PORT-01..07]. */
export const PortfolioScreen = observer(function PortfolioScreen() {
  const { t, language } = useTexts();
  const view = useViewModel(PortfolioViewModel);
  const home = useViewModel(HomeViewModel);
  const { query } = view;
  useViewInHistory(home);
  useViewInAddress(view, home);
  useEffect(() => {
    void query.load();
  }, [query, language]);
  const { phase } = query.resource;
  const content = useInstance(MainContent);
  const isAnswered = phase.kind !== 'waiting';
  useEffect(() => {
    if (isAnswered) content.shown();
  }, [content, isAnswered]);
  return (
    <div className={styles.portfolioPage} data-testid="portfolio-page">
      <div hidden={home.view === 'all-funds'}>
        <WarningMessages />
        {phase.kind === 'waiting' ? <PortfolioSkeleton /> : null}
        {phase.kind === 'failed' ? (
          <>
            <h1 data-tour="page">{t('common:title.portfolio')}</h1>
            <RetryPanel
              text={t('portfolio:failed')}
              action={t('common:panel.retry')}
              onRetry={() => void query.load()}
            />
            <LazyClientSummary />
          </>
        ) : null}
        {phase.kind === 'ready' ? (
          <WithPriceAlerts>
            <PortfolioBody
              view={view}
              onTakeTour={() => {
                home.goTo('tutorial');
              }}
            />
          </WithPriceAlerts>
        ) : null}
        {home.view === 'tutorial' && phase.kind !== 'waiting' ? <Tour onLeave={home.back} /> : null}
        {phase.kind === 'waiting' ? null : <Notices />}
      </div>
      {phase.kind === 'waiting' ? null : <FundsOnHome holdings={query.everythingHeld} home={home} />}
    </div>
  );
});

type PortfolioBodyProps = { readonly view: PortfolioViewModel; readonly onTakeTour: () => void };

/** The portfolio's value, directly beneath it the holdings, and then all that is told beside them. */
const PortfolioBody = observer(function PortfolioBody({ view, onTakeTour }: PortfolioBodyProps) {
  const { t } = useTexts();
  const choose = useChoice(view);
  const [asked, ask] = useState<ChosenFigure>();
  const [tierPlace, setTierPlace] = useState<HTMLElement | null>(null);
  const [pastLinePlace, setPastLinePlace] = useState<HTMLElement | null>(null);
  const [reportedWorth, setReportedWorth] = useState<ReportedWorth>();
  const { trustUnitsNote } = useRegionFeatures();
  const hasHistory = useConfiguration().extensions.has('portfolio-history');
  const isPhone = useIsPhone();
  const { portfolio, resource, isFiltered, load } = view.query;
  if (!portfolio) return null;
  const part = shownPart(t, view);
  // A phone shows the largest holding without scrolling, and above it a line that leads beneath them all.
  const hasHoldings = portfolio.holdings.length > 0;
  const isPastBelow = isPhone && hasHoldings;
  const past = hasHistory ? (
    <div className={hasHoldings ? styles.portfolioPastPlace : undefined}>
      <PortfolioPast
        currency={portfolio.totals.currency}
        part={part?.name}
        holdings={part?.holdings ?? portfolio.holdings}
        linePlace={pastLinePlace}
        onWorth={setReportedWorth}
      />
    </div>
  ) : null;
  return (
    <>
      {resource.isOutdated ? (
        <RetryPanel text={t('portfolio:failed')} action={t('common:panel.retry')} onRetry={() => void load()} />
      ) : null}
      <PortfolioTotalsHead
        totals={portfolio.totals}
        holdings={portfolio.holdings}
        isFiltered={isFiltered}
        isWholeReported={reportedWorth !== undefined}
        onAsk={ask}
      />
      <div className={styles.portfolioLines}>
        {isPastBelow && hasHistory ? <div className={styles.linePlace} ref={setPastLinePlace} /> : null}
        <div className={styles.linePlace} ref={setTierPlace} />
        <TourOffer onTake={onTakeTour} />
      </div>
      {isPastBelow ? null : past}
      {portfolio.holdings.length === 0 && !isFiltered ? (
        <EmptyPortfolio reportedWorth={reportedWorth} />
      ) : (
        <>
          <PortfolioControls view={view} />
          {portfolio.holdings.length === 0 ? null : (
            <div className={styles.portfolioBody} data-testid="portfolio-body">
              <Allocation view={view} totals={portfolio.totals} />
              <div>
                <ChosenPart view={view} />
                {view.beginsWithTop ? (
                  <h2 className={styles.portfolioTop}>{t('portfolio:top-holdings', { number: topHoldings })}</h2>
                ) : null}
                <HoldingsTable key={view.layout} view={view} totals={portfolio.totals} onAsk={ask} onChoose={choose} />
              </div>
            </div>
          )}
        </>
      )}
      {isPastBelow ? past : null}
      {trustUnitsNote ? (
        <p className={styles.portfolioNote}>{t('portfolio:trust-units', { days: trustUnitsAppearAfter })}</p>
      ) : null}
      <LazyClientSummary tierPlace={tierPlace} isFar={portfolio.holdings.length > mostBeforeSummaries} />
      <RegionalSummaries summaries={portfolio.regions ?? []} currency={portfolio.totals.currency} />
      <span id={explainHintId} className="visually-hidden">
        {t('portfolio:explain-hint')}
      </span>
      {asked ? (
        <FigureExplanation
          asked={asked}
          totals={portfolio.totals}
          onClose={() => {
            ask(undefined);
          }}
        />
      ) : null}
    </>
  );
});

/** The page's own outline while the first answer is under way, so that nothing jumps when it arrives. */
function PortfolioSkeleton() {
  const { t } = useTexts();
  return (
    <div className={styles.portfolioSkeleton}>
      <h1>{t('common:title.portfolio')}</h1>
      <p role="status">{t('portfolio:waiting')}</p>
      <div aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
