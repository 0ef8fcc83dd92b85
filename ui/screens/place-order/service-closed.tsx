import { destinationAddress } from '../../../config/destinations';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import type { OrderService } from './order-service';
import * as styles from './place-order.module.css';

/** Says that a service isn't open now, and what can be done instead [CONF-27, GQL-26]. */
export function ServiceClosed({ service }: { readonly service: OrderService['kind'] }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <div className={styles.placeOrderEmpty} data-testid="place-order-empty">
      <Notice tone="info">{t(`place-order:closed-${service}`)}</Notice>
      <Link to={destinationAddress('buy', configuration)}>{t(`place-order:to-buy-from-${service}`)}</Link>
      {service === 'pre-order' ? (
        <Link to={destinationAddress('preOrderStatus', configuration)}>{t('place-order:to-scheduled')}</Link>
      ) : null}
    </div>
  );
}
