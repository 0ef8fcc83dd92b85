import { useTranslation } from 'react-i18next';
import type { ClosedOrderList } from '../../../application/orders/prepare-order-list';
import { destinationAddress } from '../../../config/destinations';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { ReceivedOrders } from './received-orders';
import { StepHeading } from './step-heading';

/** Why a link leads to no orders, and what to do; of a list that was sent, what it was answered [TRADE-61, TRADE-69, TRADE-93..95, OPEN-78]. */
export function ClosedLinkPage({ closed: { link, result } }: { readonly closed: ClosedOrderList }) {
  const { t } = useTranslation();
  const { profile } = useConfiguration();
  return (
    <section className="order-message">
      <StepHeading>{t(`order-list.link-${link}-title`)}</StepHeading>
      <p>{t(`order-list.link-${link}`)}</p>
      {result ? <ReceivedOrders result={result} /> : null}
      <p className="order-actions">
        <Link to="/" className="button button-primary">
          {t('order-list.to-portfolio')}
        </Link>
        {link === 'sent' ? (
          <Link to={destinationAddress('orderStatus', profile)} className="button button-outlined">
            {t('order-list.to-orders')}
          </Link>
        ) : null}
      </p>
    </section>
  );
}
