import { formatDate } from '../../../domain/formatting/format-date';
import { shownOrderNumber } from '../../../domain/trading/orders/order-number';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { useTexts } from '../../i18n/use-texts';
import { RecordFunds } from './record-funds';
import { useRecordWords } from './record-words';
import { StatusMark } from './status-mark';
import * as styles from './order-records.module.css';

/** Shows an order's fund, time of receipt and status. */
export function RecordHeading({ order }: { readonly order: OrderRecord }) {
  const { t, language } = useTexts();
  const { kindOf } = useRecordWords();
  const number = shownOrderNumber(order);
  const at = formatDate(order.receivedAt, language, 'date-time');
  return (
    <header>
      <h3>
        <RecordFunds order={order} />
      </h3>
      <StatusMark status={order.status} />
      <p className={styles.recordKind} data-testid="record-kind">
        {kindOf(order)}
        {order.dealOn ? <span>{t('order-records:ahead')}</span> : null}
        {order.planRefNo ? <span>{t('order-records:plan', { number: order.planRefNo })}</span> : null}
        {at ? <span>{t('order-records:received-at', { at })}</span> : null}
        {number ? <span data-testid="record-number">{t('order-records:number', { number })}</span> : null}
      </p>
    </header>
  );
}
