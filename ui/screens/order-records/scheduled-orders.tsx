import { useTranslation } from 'react-i18next';
import { destinationAddress } from '../../../config/destinations';
import { lazyPart } from '../../app/lazy-part';
import { useConfiguration } from '../../app/injection';
import { useRegionFeatures } from '../../app/use-region-features';
import { Link } from '../../components/link';

const PlannedOrders = lazyPart(() => import('./planned-orders').then((module) => module.PlannedOrders), {
  texts: ['order-records'],
  ports: ['plans'],
});

/** What regular plans are going to invest, and where they are changed [ORDQ-07]. */
export function ScheduledOrders() {
  const { t } = useTranslation();
  const { orderSettings } = useRegionFeatures();
  const { profile } = useConfiguration();
  return (
    <>
      <PlannedOrders />
      <p className="record-note">
        <Link to={destinationAddress(orderSettings, profile)}>{t('order-records.scheduled-change')}</Link>
      </p>
    </>
  );
}
