import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPrice } from '../../../domain/formatting/format-price';
import { formatNumber } from '../../../domain/formatting/format-number';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { shownPercentChange } from '../../../domain/holdings/figures/shown-change';
import { destinationAddress } from '../../../config/destinations';
import { namedPaths } from '../../../config/named-paths';
import { hasOwnPage } from '../../../config/own-pages';
import { useConfiguration } from '../../app/injection';
import { lazyImport } from '../../app/loading/lazy-component';
import { Change } from '../../components/figures/change';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { ClosuresProblem, useClosures } from '../../funds/dealing-closures';
import { NextDealing } from '../../funds/next-dealing';
import { DecidingFacts } from '../../funds/figures/deciding-facts';
import { FundActionBar } from '../../funds/fund-action-bar';
import { useTexts } from '../../i18n/use-texts';
import { FundPositionFacts } from './fund-position-facts';
import type { FundViewModel } from './fund-view-model';
import { FundWatch } from '../../funds/watching/fund-watch';
import * as fundPreviewStyles from '../../funds/preview/fund-preview.module.css';
import * as styles from './fund-screen.module.css';

const RecordChart = lazyImport(() => import('./record-chart').then((module) => module.RecordChart), { when: 'idle' });

type FundHeaderProps = { readonly view: FundViewModel; readonly fund: FundPreview };

/** Shows the fund, its latest price, the client's units, and the actions possible [FUND-12, FUND-18..28]. */
export const FundHeader = observer(function FundHeader({ view, fund }: FundHeaderProps) {
  const { t } = useTexts();
  const canWatch = hasOwnPage(namedPaths.watchlist, useConfiguration());
  return (
    <header className={styles.fundPageHeader} data-testid="fund-page-header">
      <h1>{fund.name}</h1>
      <p className={styles.fundPageCodes}>
        <span>{fund.code}</span>
        <span>{fund.baseCurrency}</span>
        {fund.fundRiskRating ? <span>{t('funds:risk', { risk: fund.fundRiskRating })}</span> : null}
      </p>
      <div className={styles.fundPageCourse}>
        <LatestPrice view={view} fund={fund} />
        <DecidingFacts figures={view.figures} className={styles.fundPageRange} />
        <LastYear view={view} />
      </div>
      <div className={styles.fundPageOwn}>
        <FundPositionFacts view={view} />
        {view.lacksHoldings ? (
          <RetryPanel
            text={t('fund-page:held-failed')}
            action={t('common:panel.retry')}
            onRetry={() => void view.holdings.load()}
          />
        ) : null}
        {view.knowsHoldings ? (
          <FundActionBar view={view.preview} fund={fund} />
        ) : (
          <p className={fundPreviewStyles.fundActionsWaiting} role="status">
            {t('funds:action.waiting')}
          </p>
        )}
        {canWatch ? <FundWatch fund={fund} /> : null}
        <FundDealing key={fundId(fund)} id={fundId(fund)} view={view} />
      </div>
    </header>
  );
});

/** The prices of one year at a glance; all of them stand in their tab, as a line and as a table [FUND-14]. */
const LastYear = observer(function LastYear({ view }: { readonly view: FundViewModel }) {
  const { t } = useTexts();
  const { lastYear, places } = view;
  if (lastYear.length < 2) return null;
  return (
    <figure className={styles.fundPageYear}>
      <figcaption>{t('fund-page:last-year')}</figcaption>
      <RecordChart
        points={lastYear.map(({ date, nav }) => ({ date, value: nav, text: formatNumber(nav, { precision: places }) }))}
      />
    </figure>
  );
});

/** The next dealing of the fund, and the way to the calendar [TRADE-90..92, LINK-25]. */
type FundDealingProps = { readonly id: string; readonly view: FundViewModel };

const FundDealing = observer(function FundDealing({ id, view }: FundDealingProps) {
  const { t } = useTexts();
  const { details } = view.figures;
  const closures = useClosures(id);
  const configuration = useConfiguration();
  return (
    <section
      className={styles.fundPageDealing}
      data-testid="fund-page-dealing"
      aria-label={t('dealing-calendar:next-of-fund')}
    >
      <h2>{t('dealing-calendar:next-of-fund')}</h2>
      {details.phase.kind === 'waiting' ? null : <NextDealing closures={closures} side={details.value?.jurisdiction} />}
      <ClosuresProblem closures={closures} />
      <Link to={destinationAddress('dealingCalendar', configuration)}>{t('dealing-calendar:all-days')}</Link>
    </section>
  );
});

/** The price on record with its move; while that is under way or out of reach, the price the preview tells. */
const LatestPrice = observer(function LatestPrice({ view, fund }: FundHeaderProps) {
  const { t, language } = useTexts();
  const { latest, places } = view;
  const price = latest ? formatNumber(latest.nav, { precision: places }) : formatPrice(fund.fundPrice?.price);
  if (price === '') return null;
  const percent = latest?.percent;
  return (
    <p className={styles.fundPagePrice}>
      <small>{t('fund-page:price-of', { date: formatDate(latest?.date ?? fund.fundPrice?.date, language) })}</small>
      <span>
        <span>{fund.baseCurrency}</span> <b>{price}</b>
      </span>
      {percent ? (
        <span>
          <Change {...shownPercentChange(percent)} /> <small>{t('fund-page:move-of')}</small>
        </span>
      ) : null}
    </p>
  );
});
