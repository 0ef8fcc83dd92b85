import { useState } from 'react';
import type { Distribution, FundDistributions } from '../../../../domain/dividends/distribution';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { RecordTable } from '../../../components/tables/record-table';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { RecordFund } from '../record-funds';
import * as styles from '../order-records.module.css';

const rowHeight = 76;
const columns = ['order', 'payments', 'paid'] as const;

/** Lists each fund's payments of a year; rows expand, and only those in view are in the page [LINK-26]. */
export function DistributionTable({ funds }: { readonly funds: readonly FundDistributions[] }) {
  const { t } = useTexts();
  return (
    <RecordTable
      className={styles.recordsTable}
      testId="records-paid"
      caption={t('order-records:tab-distributions')}
      columns={columns.map((key) => ({ key, label: t(`order-records:column-${key}`) }))}
      rows={funds}
      rowHeight={rowHeight}
    >
      {(paid) => <PaidCells paid={paid} />}
    </RecordTable>
  );
}

function PaidCells({ paid: { fund, currency, amount, payments } }: { readonly paid: FundDistributions }) {
  const { t, language } = useTexts();
  const promised = usePromisedDate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <th role="rowheader" scope="row">
        <button
          type="button"
          className={styles.recordOpen}
          data-testid="record-open"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <RecordFund fund={fund} />
        </button>
        {isOpen ? (
          <ul className={styles.recordsPayments} data-testid="records-payments">
            {payments.map((payment, place) => (
              <li key={place}>
                <time dateTime={payment.date}>{promised(payment.date)}</time>{' '}
                <Amount>{moneyText(currency, payment.amount)}</Amount>
                <RemittanceNote payment={payment} />
              </li>
            ))}
          </ul>
        ) : null}
      </th>
      <td role="cell" data-label={t('order-records:column-payments')}>
        {t('order-records:times', { number: payments.length })}
        <small>{formatDate(payments[0]?.date, language)}</small>
      </td>
      <td role="cell" data-label={t('order-records:column-paid')}>
        <Amount>{moneyText(currency, amount)}</Amount>
      </td>
    </>
  );
}

/** Says that a dividend waits to be remitted, or came later than it was paid [TRADE-125]. */
function RemittanceNote({ payment: { date, remittedOn, waitsFor } }: { readonly payment: Distribution }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  if (waitsFor)
    return <small>{t('order-records:paid-waits', { amount: moneyText(waitsFor.currency, waitsFor.amount) })}</small>;
  if (remittedOn === undefined || remittedOn === date) return null;
  return <small>{t('order-records:paid-remitted', { date: promised(remittedOn) })}</small>;
}
