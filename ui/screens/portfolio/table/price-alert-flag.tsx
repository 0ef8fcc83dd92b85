import { useContext } from 'react';
import { destinationAddress } from '../../../../config/destinations';
import type { FundIdentifier } from '../../../../domain/funds/finding/fund-listing';
import { hasPriceAlert } from '../../../../domain/funds/watching/price-alert';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import { PriceAlertsContext } from './with-price-alerts';
import * as styles from './holdings-table.module.css';

/** The flag of a price alert on a fund, leading to where alerts are kept [API-40, API-41, OPEN-77, I18N-17]. */
export function PriceAlertFlag({ fund }: { readonly fund: FundIdentifier }) {
  return hasPriceAlert(useContext(PriceAlertsContext), fund) ? <Flag /> : null;
}

function Flag() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <Link
      to={destinationAddress('priceAlert', configuration)}
      className={styles.priceAlertFlag}
      data-testid="price-alert-flag"
    >
      {t('portfolio:price-alert')}
    </Link>
  );
}
