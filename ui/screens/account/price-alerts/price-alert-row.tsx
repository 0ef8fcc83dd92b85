import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatExact } from '../../../../domain/formatting/format-exact';
import { formatPrice } from '../../../../domain/formatting/format-price';
import type { ListedPriceAlert } from '../../../../domain/funds/watching/price-alert';
import { isTargetReached } from '../../../../domain/funds/watching/price-alert-target';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import type { PriceAlertsViewModel } from './price-alerts-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from '../account-screen.module.css';

type RowProps = { readonly view: PriceAlertsViewModel; readonly alert: ListedPriceAlert };

/** One alert: its fund, where the price stands, what is waited for, and what can be done with it. */
export const PriceAlertRow = observer(function PriceAlertRow({ view, alert }: RowProps) {
  const { t, language } = useTexts();
  const { fundCode, fundName = fundCode, currency = '', target, direction, enabled, latest, lastNotified } = alert;
  return (
    <li className={enabled ? undefined : styles.priceAlertOff}>
      <div>
        <h3>{fundName}</h3>
        <p className={styles.priceAlertTarget}>
          {t(`account:price-alerts.waits-${direction}`, { target: `${currency} ${formatExact(target, 2)}`.trim() })}
        </p>
        <Note data-testid="account-note">
          {fundCode}
          {latest ? (
            <>
              {' · '}
              {t('account:price-alerts.latest', {
                price: `${currency} ${formatPrice(latest.price)}`.trim(),
                date: formatDate(latest.date, language),
              })}
            </>
          ) : null}
        </Note>
        {lastNotified ? (
          <Note data-testid="account-note">
            {t('account:price-alerts.told', {
              price: `${currency} ${formatPrice(lastNotified.price)}`.trim(),
              date: formatDate(lastNotified.date, language),
            })}
          </Note>
        ) : null}
        {latest && enabled && isTargetReached(alert, latest.price) ? (
          <p className={styles.priceAlertReached}>{t('account:price-alerts.reached')}</p>
        ) : null}
      </div>
      <div className={styles.priceAlertActions} data-testid="price-alert-actions">
        <label>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
            role="switch"
            checked={enabled}
            aria-label={t('account:price-alerts.is-on', { fund: fundName })}
            onChange={() => void view.switch(alert)}
          />
          {t(enabled ? 'account:price-alerts.on' : 'account:price-alerts.off')}
        </label>
        <Button
          theme="outlined"
          size="small"
          aria-label={t('account:price-alerts.change-of', { fund: fundName })}
          onClick={() => {
            view.change(alert);
          }}
        >
          {t('account:price-alerts.change')}
        </Button>
        <Button
          theme="outlined"
          size="small"
          aria-label={t('account:price-alerts.remove-of', { fund: fundName })}
          onClick={() => void view.remove(alert)}
        >
          {t('account:price-alerts.remove')}
        </Button>
      </div>
    </li>
  );
});
