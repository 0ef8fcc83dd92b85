import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Distribution, FundDistributions } from '../../../domain/dividends/distribution';
import { formatDate } from '../../../domain/formatting/format-date';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { moneyText } from '../../components/money-text';
import { RowSpacer } from '../../components/row-spacer';
import { useWindowedRows } from '../../components/use-windowed-rows';
import { LanguageStore } from '../../stores/language-store';

const rowHeight = 76;

/** What each fund paid in a year; a row opens to its payments, and only the rows in view are in the page [LINK-26]. */
export function DistributionTable({ funds }: { readonly funds: readonly FundDistributions[] }) {
  const { t } = useTranslation();
  const { body, items, before, after, measure } = useWindowedRows({
    count: funds.length,
    heightOf: () => rowHeight,
  });
  return (
    <table className="records-table records-paid" role="table" aria-rowcount={funds.length + 1}>
      <caption className="visually-hidden">{t('order-records.tab-distributions')}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {(['order', 'payments', 'paid'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`order-records.column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body}>
        <RowSpacer height={before} columns={3} className="records-spacer" />
        {items.map((item) => {
          const paid = funds[item.index];
          return paid ? <PaidRow key={item.key} paid={paid} index={item.index} measure={measure} /> : null;
        })}
        <RowSpacer height={after} columns={3} className="records-spacer" />
      </tbody>
    </table>
  );
}

type PaidRowProps = {
  readonly paid: FundDistributions;
  readonly index: number;
  readonly measure: (element: HTMLElement | null) => void;
};

function PaidRow({ paid: { fund, currency, amount, payments }, index, measure }: PaidRowProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const [isOpen, setOpen] = useState(false);
  return (
    <tr role="row" aria-rowindex={index + 2} data-index={index} ref={measure}>
      <th role="rowheader" scope="row">
        <button
          type="button"
          className="record-open"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <span className="record-fund">
            {fund.name}
            <small>{fund.code}</small>
          </span>
        </button>
        {isOpen ? (
          <ul className="records-payments">
            {payments.map((payment, place) => (
              <li key={place}>
                <time dateTime={payment.date}>{formatDate(payment.date, language)}</time>{' '}
                <Amount>{moneyText(currency, payment.amount)}</Amount>
                <RemittanceNote payment={payment} />
              </li>
            ))}
          </ul>
        ) : null}
      </th>
      <td role="cell" data-label={t('order-records.column-payments')}>
        {t('order-records.times', { number: payments.length })}
        <small>{formatDate(payments[0]?.date, language)}</small>
      </td>
      <td role="cell" data-label={t('order-records.column-paid')}>
        <Amount>{moneyText(currency, amount)}</Amount>
      </td>
    </tr>
  );
}

/** That a dividend waits to be remitted, or came later than it was paid [TRADE-125]. */
function RemittanceNote({ payment: { date, remittedOn, waitsFor } }: { readonly payment: Distribution }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  if (waitsFor)
    return <small>{t('order-records.paid-waits', { amount: moneyText(waitsFor.currency, waitsFor.amount) })}</small>;
  if (remittedOn === undefined || remittedOn === date) return null;
  return <small>{t('order-records.paid-remitted', { date: formatDate(remittedOn, language) })}</small>;
}
