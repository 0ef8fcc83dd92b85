import { formatDate } from '../../../domain/formatting/format-date';
import { shownOrderNumber } from '../../../domain/trading/orders/order-number';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';
import { exactText } from './exact-text';
import { RecordFunds } from './record-funds';
import { useRecordWords } from './record-words';
import { StatusMark } from './status-mark';
import * as styles from './order-records.module.css';

/** Shows in a line what was ordered, how much, when and under which number, and how it stands [ORDQ-06]. */
export function RecordHeading({ order }: { readonly order: OrderRecord }) {
  const { t, language } = useTexts();
  const { kindOf } = useRecordWords();
  const { currency = '', amount, units } = order;
  const number = shownOrderNumber(order);
  const at = formatDate(order.receivedAt, language, 'date-time');
  return (
    <>
      <h3>
        <RecordFunds order={order} />
      </h3>
      <StatusMark status={order.status} />
      <span className={styles.recordKind} data-testid="record-kind">
        <span>{kindOf(order)}</span>
        {amount ? <Amount>{moneyText(currency, amount)}</Amount> : null}
        {units && !amount ? (
          <span>
            {t('order-records:units')} <Amount>{exactText(units)}</Amount>
          </span>
        ) : null}
        {order.dealOn ? <span>{t('order-records:ahead')}</span> : null}
        {order.planRefNo ? <span>{t('order-records:plan', { number: order.planRefNo })}</span> : null}
        {at ? <span>{t('order-records:received-at', { at })}</span> : null}
        {number ? <span data-testid="record-number">{t('order-records:number', { number })}</span> : null}
      </span>
    </>
  );
}
