import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Holdings } from '../../../application/ports/holdings';
import { destinationAddress } from '../../../config/destinations';
import { useConfiguration, useInstance, useViewModel } from '../../app/injection';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/retry-panel';
import { LanguageStore } from '../../stores/language-store';
import { Allocation } from './allocation';
import { HoldingsTable } from './holdings-table';
import { PortfolioControls } from './portfolio-controls';
import { PortfolioTotalsHead } from './portfolio-totals-head';
import { PortfolioViewModel } from './portfolio-view-model';
import { useViewInAddress } from './use-view-in-address';
import './portfolio-screen.css';

/** My portfolio: totals, pie and table, in four groupings [PORT-01..07]. */
export const PortfolioScreen = observer(function PortfolioScreen() {
  const { t } = useTranslation();
  const view = useViewModel((get) => new PortfolioViewModel(get(Holdings)));
  const { language } = useInstance(LanguageStore);
  useViewInAddress(view);
  useEffect(() => {
    void view.load();
  }, [view, language]);
  return (
    <div className="portfolio-page">
      {view.phase.kind === 'waiting' ? <PortfolioSkeleton /> : null}
      {view.phase.kind === 'failed' ? (
        <>
          <h1>{t('title.portfolio')}</h1>
          <RetryPanel text={t('portfolio.failed')} action={t('portfolio.retry')} onRetry={() => void view.load()} />
        </>
      ) : null}
      {view.phase.kind === 'ready' ? <PortfolioBody view={view} /> : null}
    </div>
  );
});

const PortfolioBody = observer(function PortfolioBody({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTranslation();
  const { portfolio } = view;
  if (!portfolio) return null;
  return (
    <>
      {view.isOutdated ? (
        <RetryPanel text={t('portfolio.failed')} action={t('portfolio.retry')} onRetry={() => void view.load()} />
      ) : null}
      <PortfolioTotalsHead totals={portfolio.totals} />
      {portfolio.holdings.length === 0 ? (
        <EmptyPortfolio />
      ) : (
        <>
          <PortfolioControls view={view} />
          <div className="portfolio-body">
            <Allocation view={view} totals={portfolio.totals} />
            <HoldingsTable view={view} totals={portfolio.totals} />
          </div>
        </>
      )}
    </>
  );
});

function EmptyPortfolio() {
  const { t } = useTranslation();
  const { profile } = useConfiguration();
  return (
    <div className="portfolio-empty">
      <p>{t('portfolio.empty')}</p>
      <Link to={destinationAddress('fundSearch', profile)} className="button button-primary">
        {t('portfolio.empty-next')}
      </Link>
    </div>
  );
}

/** The page's own outline while the first answer is under way, so that nothing jumps when it arrives. */
function PortfolioSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="portfolio-skeleton">
      <h1>{t('title.portfolio')}</h1>
      <p role="status">{t('portfolio.waiting')}</p>
      <div aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
