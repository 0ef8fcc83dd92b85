import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { CancellationNote } from './cancellation-note';
import { NextStep } from './next-step';
import { OrderProgress } from './order-progress';
import type { OrderRecordsViewModel } from './order-records-view-model';
import { RecordFacts } from './record-facts';
import { RecordHeading } from './record-heading';

type ViewProps = { readonly view: OrderRecordsViewModel };

/** The orders about which something is still to happen: how far each has come, what comes next and when [ORDQ-06]. */
export const CurrentOrders = observer(function CurrentOrders({ view }: ViewProps) {
  const { t } = useTranslation();
  const orders = view.current;
  if (orders.length === 0)
    return (
      <div className="records-empty">
        <p>
          <b>{t('order-records.current-none')}</b>
        </p>
        <p>{t('order-records.current-none-text')}</p>
      </div>
    );
  return (
    <ul className="record-cards">
      {orders.map((order, index) => (
        <CurrentOrder key={order.orderId ?? index} order={order} view={view} />
      ))}
    </ul>
  );
});

const CurrentOrder = observer(function CurrentOrder({ order, view }: ViewProps & { readonly order: OrderRecord }) {
  return (
    <li className="record-card">
      <RecordHeading order={order} />
      <RecordFacts order={order} />
      <OrderProgress order={order} />
      <NextStep order={order} isDue={view.isDue(order)} />
      <CancellationNote cancellation={view.cancellationOf(order)} />
    </li>
  );
});
