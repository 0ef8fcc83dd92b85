import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useConfiguration } from '../../app/injection';
import { Note } from '../../components/notices/note';
import { useTexts } from '../../i18n/use-texts';
import { useNamedOrder } from '../../orders/order-address';
import { HistoryDialog } from './history/history-dialog';
import type { OrderRecordsViewModel } from './order-records-view-model';

/** Opens the past order that the address names, or says that none of the orders that are listed, those of five years, has that number, where the server numbers them; an order under way opens in its own row [ROUTE-18, ORDQ-08]. */
export const NamedOrder = observer(function NamedOrder({ view }: { readonly view: OrderRecordsViewModel }) {
  const { t } = useTexts();
  const { extensions } = useConfiguration();
  const number = useNamedOrder();
  const [, setSearch] = useSearchParams();
  if (number === undefined) return null;
  const named = view.named(number);
  if (!named)
    return view.numbersOrders ? <Note role="status">{t('order-records:number-unknown', { number })}</Note> : null;
  const { order, tab } = named;
  if (tab !== 'past' || !order.orderId || !extensions.has('order-records')) return null;
  const onClose = () => {
    setSearch({ tab }, { replace: true });
  };
  return <HistoryDialog order={order} orderId={order.orderId} onClose={onClose} />;
});
