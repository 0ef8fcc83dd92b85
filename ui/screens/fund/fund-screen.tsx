import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { useWindowTitle } from '../../app/header/window-title';
import { useConfiguration, useViewModelFor } from '../../app/injection';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { fundPageAddress } from '../../funds/fund-page-address';
import { ComparisonTray } from '../../funds/comparing/comparison-tray';
import { wayBackToFunds, withWayBack } from '../../funds/way-back-to-funds';
import { FundHeader } from './fund-header';
import { FundTabs, useFundSections } from './fund-tabs';
import { FundViewModelFactory } from './fund-view-model';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './fund-screen.module.css';

/** A fund's own page; another fund is another page [FUND-12..17]. */
export function FundScreen() {
  const { fundId = '' } = useParams();
  return <FundPage key={fundId} id={fundId} />;
}

const FundPage = observer(function FundPage({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const view = useViewModelFor(FundViewModelFactory, id);
  const { language } = useTexts();
  useEffect(() => {
    view.load();
  }, [view, language]);
  const { phase } = view.preview.fund;
  const { open } = useFundSections();
  const section = open === 'overview' ? [] : [t(`fund-page:tab.${open}`)];
  // Named here, where no fund is shown too: the page of another fund may have been before this one.
  useWindowTitle(...(view.fund ? [...section, view.fund.name] : [t('fund-page:title')]));
  return (
    <div className={`${pageStyles.page} ${styles.fundPage}`} data-testid="fund-page">
      <p className={styles.fundPageBack}>
        <WayBack />
      </p>
      {phase.kind === 'waiting' ? <FundOutline /> : null}
      {phase.kind === 'failed' ? (
        <>
          <h1>{t('fund-page:title')}</h1>
          <RetryPanel
            text={t('fund-page:failed')}
            action={t('common:panel.retry')}
            onRetry={() => void view.preview.fund.load()}
          />
        </>
      ) : null}
      {view.preview.sharing.length > 0 ? <SharedCode funds={view.preview.sharing} /> : null}
      {phase.kind === 'ready' && view.fund === undefined && view.preview.sharing.length === 0 ? (
        <>
          <h1>{t('fund-page:unknown')}</h1>
          <p>{t('fund-page:unknown-next')}</p>
        </>
      ) : null}
      {view.fund ? (
        <>
          <FundHeader view={view} fund={view.fund} />
          <FundTabs view={view} fund={view.fund} />
        </>
      ) : null}
      <ComparisonTray />
    </div>
  );
});

/** The way back: to the list of funds as it was left, if that led here, else to the portfolio [FUND-40]. */
function WayBack() {
  const { t } = useTexts();
  const funds = wayBackToFunds(useLocation().state);
  return <Link to={funds ?? '/'}>{t(funds === undefined ? 'fund-page:back' : 'fund-page:back-to-funds')}</Link>;
}

/** The funds that share the code of the address, to choose the one that is meant [ENT-29, FUND-12]. */
function SharedCode({ funds }: { readonly funds: readonly FundPreview[] }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const location = useLocation();
  return (
    <>
      <h1>{t('fund-page:shared')}</h1>
      <p>{t('fund-page:shared-next')}</p>
      <ul className={styles.fundPageShared} data-testid="fund-page-shared">
        {funds.map((fund) => (
          <li key={fundKey(fund)}>
            <Link to={fundPageAddress(fund, configuration) ?? ''} state={withWayBack(location)}>
              {fund.name}
            </Link>
            <small>{[fund.code, fund.baseCurrency].join('　')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Without a heading: the focus waits for the fund's own one, so that it is told once. */
function FundOutline() {
  const { t } = useTexts();
  return (
    <div className={styles.fundPageOutline}>
      <p role="status">{t('fund-page:waiting')}</p>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  );
}
