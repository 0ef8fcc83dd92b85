import { formatDate } from '../../../../domain/formatting/format-date';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { RecordTable } from '../../../components/tables/record-table';
import { useTexts } from '../../../i18n/use-texts';
import { HistoryButton } from '../history/history-button';
import { RecordFunds } from '../record-funds';
import { useRecordWords } from '../record-words';
import { StatusMark } from '../status-mark';
import { exactText } from '../exact-text';
import * as styles from '../order-records.module.css';

const rowHeight = 76;
const columns = ['order', 'received', 'units-price', 'amount-fee', 'status'] as const;

/** Past orders as a table, or as cards on a phone; only the rows in view are in the page [ORDQ-08]. */
export function PastTable({ orders }: { readonly orders: readonly OrderRecord[] }) {
  const { t } = useTexts();
  return (
    <RecordTable
      className={styles.recordsTable}
      testId="records-table"
      caption={t('order-records:tab-past')}
      columns={columns.map((key) => ({ key, label: t(`order-records:column-${key}`) }))}
      rows={orders}
      keyOf={({ orderId }) => orderId}
      rowHeight={rowHeight}
    >
      {(order) => <PastCells order={order} />}
    </RecordTable>
  );
}

function PastCells({ order }: { readonly order: OrderRecord }) {
  const { t, language } = useTexts();
  const { kindOf } = useRecordWords();
  const { orderNo, amount, units, price, priceCurrency = '', fee, currency = '' } = order;
  return (
    <>
      <th role="rowheader" scope="row">
        <HistoryButton order={order} className={styles.recordOpen}>
          <RecordFunds order={order} />
        </HistoryButton>
      </th>
      <td role="cell" data-label={t('order-records:column-received')}>
        {kindOf(order)}
        <small>{formatDate(order.receivedAt ?? order.transactionDate, language)}</small>
        {orderNo ? <small data-testid="record-number">{orderNo}</small> : null}
      </td>
      <td role="cell" data-label={t('order-records:column-units-price')}>
        {units ? <Amount>{exactText(units)}</Amount> : null}
        {price ? (
          <small>
            {priceCurrency} {exactText(price)}
          </small>
        ) : null}
      </td>
      <td role="cell" data-label={t('order-records:column-amount-fee')}>
        {amount ? <Amount>{moneyText(currency, amount)}</Amount> : null}
        {fee ? (
          <small>
            <Amount>{moneyText(currency, fee)}</Amount>
          </small>
        ) : null}
      </td>
      <td role="cell" data-label={t('order-records:column-status')}>
        <StatusMark status={order.status} />
      </td>
    </>
  );
}
