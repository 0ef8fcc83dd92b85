import { observer } from 'mobx-react-lite';
import { destinationAddress } from '../../../config/destinations';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatExact } from '../../../domain/formatting/format-exact';
import { formatPrice } from '../../../domain/formatting/format-price';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { alertsOnFund, type ListedPriceAlert } from '../../../domain/funds/watching/price-alert';
import { lastMove, type WatchedFund } from '../../../domain/funds/watching/watch-list';
import { shownPercentChange } from '../../../domain/holdings/figures/shown-change';
import { useConfiguration } from '../../app/injection';
import { Button } from '../../components/button';
import { Change } from '../../components/figures/change';
import { Link } from '../../components/link';
import { FundFacts } from '../../funds/fund-facts';
import { fundPageAddress } from '../../funds/fund-page-address';
import type { WatchedFunds } from '../../funds/watching/watched-funds';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './watch-list-screen.module.css';

type RowProps = {
  readonly view: WatchedFunds;
  readonly fund: WatchedFund;
  /** Undefined while they aren't known. */
  readonly alerts: readonly ListedPriceAlert[] | undefined;
};

/** One fund: where its price stands, how it moved, what the client waits for, and the way off the list. */
export const WatchRow = observer(function WatchRow({ view, fund, alerts }: RowProps) {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const { name, baseCurrency, latest } = fund;
  const move = lastMove(fund);
  return (
    <li>
      <div>
        <h2>
          <Link to={fundPageAddress(fund, configuration) ?? ''}>{name}</Link>
        </h2>
        <FundFacts fund={fund} className={styles.watchListFacts} />
        {alerts ? <RowAlerts fund={fund} currency={baseCurrency} alerts={alerts} /> : null}
      </div>
      <p className={styles.watchListPrice} data-testid="watch-list-price">
        {latest ? (
          <>
            <span>
              {baseCurrency} <b>{formatPrice(latest.price)}</b>
            </span>
            <Change {...shownPercentChange(move)} />
            <small>{formatDate(latest.date, language)}</small>
          </>
        ) : (
          <small>{t('watch-list:no-price')}</small>
        )}
      </p>
      <Button
        theme="outlined"
        size="small"
        aria-busy={view.isBusy}
        aria-label={t('watch-list:remove-of', { fund: name })}
        onClick={() => void view.remove(fund)}
      >
        {t('watch-list:remove')}
      </Button>
    </li>
  );
});

type AlertsProps = {
  readonly fund: WatchedFund;
  readonly currency: string;
  readonly alerts: readonly ListedPriceAlert[];
};

/** Shows the client's alerts on this fund, and the way to set or change them [ACCT-05]. */
function RowAlerts({ fund, currency, alerts }: AlertsProps) {
  const { t } = useTexts();
  const own = alertsOnFund(alerts, fund);
  const all = destinationAddress('priceAlert', useConfiguration());
  return (
    <p className={styles.watchListAlert} data-testid="watch-list-alert">
      {own.map(({ direction, target, enabled }) =>
        enabled ? (
          <span key={direction}>
            {t(`watch-list:alert-${direction}`, { target: `${currency} ${formatExact(target, 2)}`.trim() })}
          </span>
        ) : null,
      )}
      {own.length === 0 ? (
        <Link to={`${all}${all.includes('?') ? '&' : '?'}fundCode=${encodeURIComponent(fundId(fund))}`}>
          {t('watch-list:set-alert')}
        </Link>
      ) : (
        <Link to={all}>{t('watch-list:change-alert')}</Link>
      )}
    </p>
  );
}
