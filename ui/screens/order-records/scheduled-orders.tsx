import { useTranslation } from 'react-i18next';
import { destinationAddress } from '../../../config/destinations';
import { lazyPart } from '../../app/lazy-part';
import { useConfiguration } from '../../app/injection';
import { useRegionFeatures } from '../../app/use-region-features';
import { Link } from '../../components/link';

const PlannedOrders = lazyPart(() => import('./planned-orders').then((module) => module.PlannedOrders), {
  texts: ['order-records'],
  ports: ['home'],
});

/** What regular plans are going to invest, where the portal knows of them; else that it would stand here [ORDQ-07]. */
export function ScheduledOrders() {
  const { t } = useTranslation();
  const { plansAndCash, orderSettings } = useRegionFeatures();
  const { profile } = useConfiguration();
  return (
    <>
      {plansAndCash ? (
        <PlannedOrders />
      ) : (
        <div className="records-empty">
          <p>
            <b>{t('order-records.scheduled-none')}</b>
          </p>
          <p>{t('order-records.scheduled-none-text')}</p>
        </div>
      )}
      <p className="record-note">
        <Link to={destinationAddress(orderSettings, profile)}>{t('order-records.scheduled-change')}</Link>
      </p>
    </>
  );
}
