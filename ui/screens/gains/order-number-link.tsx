import { type NumberedOrder, shownOrderNumber } from '../../../domain/trading/orders/order-number';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import { orderAddress } from '../../orders/order-address';

/** An order's number after the other facts of a line, leading to the order; nothing where the server gives none [ORDQ-08, PORT-46]. */
export function OrderNumberLink({ order }: { readonly order: NumberedOrder }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const number = shownOrderNumber(order);
  if (number === undefined) return null;
  return (
    <>
      {' '}
      · <Link to={orderAddress(number, configuration)}>{t('gains:order', { order: number })}</Link>
    </>
  );
}
