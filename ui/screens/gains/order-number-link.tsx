import { hasOwnPage } from '../../../config/own-pages';
import { type NumberedOrder, shownOrderNumber } from '../../../domain/trading/orders/order-number';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';

type OrderNumberLinkProps = {
  readonly order: NumberedOrder;
  /** The list of the records that has the order: past orders, or distributions with what was bought for them. */
  readonly list: 'past' | 'distributions';
};

/** An order's number after the other facts of a line, leading to the order where this portal has its record; nothing where there is none [ORDQ-08, PORT-46]. */
export function OrderNumberLink({ order, list }: OrderNumberLinkProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const number = shownOrderNumber(order);
  if (number === undefined) return null;
  const text = t('gains:order', { order: number });
  const address = `/orders?tab=${list}`;
  // Past orders are found by their number.
  const found = list === 'past' ? `${address}&fund=${encodeURIComponent(number)}` : address;
  return <> · {hasOwnPage(address, configuration) ? <Link to={found}>{text}</Link> : text}</>;
}
