import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { destinationAddress } from '../../../../config/destinations';
import { hasPriceAlert } from '../../../../domain/funds/prices/price-alert';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { PriceAlertsContext } from './with-price-alerts';

/** That a price alert is on for a fund, leading to where alerts are kept [API-40, API-41, OPEN-77, I18N-17]. */
export function PriceAlertFlag({ fundCode }: { readonly fundCode: string }) {
  return hasPriceAlert(useContext(PriceAlertsContext), fundCode) ? <Flag /> : null;
}

function Flag() {
  const { t } = useTranslation();
  const { profile } = useConfiguration();
  return (
    <Link to={destinationAddress('priceAlert', profile)} className="price-alert-flag">
      {t('portfolio.price-alert')}
    </Link>
  );
}
