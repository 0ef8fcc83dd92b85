import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../domain/formatting/format-date';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { moneyText } from '../../components/money-text';
import { RowSpacer } from '../../components/row-spacer';
import { useWindowedRows } from '../../components/use-windowed-rows';
import { LanguageStore } from '../../stores/language-store';
import { HistoryButton } from './history-button';
import { RecordFunds } from './record-funds';
import { useRecordWords } from './record-words';
import { StatusMark } from './status-mark';
import { unitsText } from './units-text';

const rowHeight = 76;
const columns = ['order', 'received', 'units-price', 'amount-fee', 'status'] as const;

/** Past orders as a table, or as cards on a phone; only the rows in view are in the page [ORDQ-08]. */
export function PastTable({ orders }: { readonly orders: readonly OrderRecord[] }) {
  const { t } = useTranslation();
  const { body, items, before, after, measure } = useWindowedRows({
    count: orders.length,
    heightOf: () => rowHeight,
    keyOf: (index) => orders[index]?.orderId ?? index,
  });
  return (
    <table className="records-table" role="table" aria-rowcount={orders.length + 1}>
      <caption className="visually-hidden">{t('order-records.tab-past')}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`order-records.column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body}>
        <RowSpacer height={before} columns={columns.length} className="records-spacer" />
        {items.map((item) => {
          const order = orders[item.index];
          return order ? <PastRow key={item.key} order={order} index={item.index} measure={measure} /> : null;
        })}
        <RowSpacer height={after} columns={columns.length} className="records-spacer" />
      </tbody>
    </table>
  );
}

type PastRowProps = {
  readonly order: OrderRecord;
  readonly index: number;
  readonly measure: (element: HTMLElement | null) => void;
};

function PastRow({ order, index, measure }: PastRowProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { kindOf } = useRecordWords();
  const { amount, units, price, priceCurrency = '', fee, currency = '' } = order;
  return (
    <tr role="row" aria-rowindex={index + 2} data-index={index} ref={measure}>
      <th role="rowheader" scope="row">
        <HistoryButton order={order} className="record-open">
          <RecordFunds order={order} />
        </HistoryButton>
      </th>
      <td role="cell" data-label={t('order-records.column-received')}>
        {kindOf(order)}
        <small>{formatDate(order.receivedAt ?? order.transactionDate, language)}</small>
      </td>
      <td role="cell" data-label={t('order-records.column-units-price')}>
        {units ? <Amount>{unitsText(units)}</Amount> : null}
        {price ? (
          <small>
            {priceCurrency} {unitsText(price)}
          </small>
        ) : null}
      </td>
      <td role="cell" data-label={t('order-records.column-amount-fee')}>
        {amount ? <Amount>{moneyText(currency, amount)}</Amount> : null}
        {fee ? (
          <small>
            <Amount>{moneyText(currency, fee)}</Amount>
          </small>
        ) : null}
      </td>
      <td role="cell" data-label={t('order-records.column-status')}>
        <StatusMark status={order.status} />
      </td>
    </tr>
  );
}
