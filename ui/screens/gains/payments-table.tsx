import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../domain/money/currency';
import {
  type GainsReport,
  hasSeveralAccounts,
  type ReportedHolding,
  type ReportedPayment,
} from '../../../domain/performance/gains-report';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { RecordTable } from '../../components/tables/record-table';
import { useTexts } from '../../i18n/use-texts';
import { IncomeFund } from './income-fund';
import { linesByDate } from './lines-by-date';
import { NoLines } from './no-lines';
import { OrderNumberLink } from './order-number-link';
import * as styles from './gains.module.css';

const rowHeight = 80;

type PaymentKind = 'distributions' | 'fees';
type Payment = ReportedPayment & { readonly isReinvested: boolean };

type PaymentsTableProps = { readonly report: GainsReport; readonly kind: PaymentKind };

/** Each distribution of the year, or each fee, as it moved and in the currency of the report; only the rows in view are in the page. */
export function PaymentsTable({ report, kind }: PaymentsTableProps) {
  const { t } = useTexts();
  const { currency, holdings } = report;
  const payments = linesByDate(holdings, (holding) => paymentsOf(holding, kind));
  if (payments.length === 0) return <NoLines part={kind} year={report.year} />;
  return (
    <RecordTable
      className={styles.table}
      testId={`gains-${kind}`}
      caption={t(`gains:part-${kind}`)}
      columns={[
        { key: 'fund', label: t('gains:column-fund') },
        { key: 'amount', label: t('gains:column-amount') },
        { key: 'converted', label: t('gains:in-currency', { what: t('gains:column-converted'), currency }) },
      ]}
      rows={payments}
      rowHeight={rowHeight}
    >
      {({ holding, line }) => <PaymentCells report={report} holding={holding} payment={line} />}
    </RecordTable>
  );
}

type PaymentCellsProps = {
  readonly report: GainsReport;
  readonly holding: ReportedHolding;
  readonly payment: Payment;
};

function PaymentCells({ report, holding, payment }: PaymentCellsProps) {
  const { t, language } = useTexts();
  const { date, amount, currency, converted, isReinvested } = payment;
  const precision = minorUnitScale(report.currency);
  return (
    <>
      <th role="rowheader" scope="row">
        <IncomeFund holding={holding} isAccountShown={hasSeveralAccounts(report)} />
        <small className={styles.beneath}>
          {formatDate(date, language)}
          {isReinvested ? ` · ${t('gains:reinvested')}` : ''}
          <OrderNumberLink order={payment} />
        </small>
      </th>
      <td role="cell" data-label={t('gains:column-amount')}>
        {amount ? <Amount>{moneyText(currency, amount)}</Amount> : t('gains:unknown')}
      </td>
      <td
        role="cell"
        data-label={t('gains:in-currency', { what: t('gains:column-converted'), currency: report.currency })}
      >
        {converted ? <Amount>{formatNumber(converted, { precision })}</Amount> : t('gains:unknown')}
      </td>
    </>
  );
}

function paymentsOf(holding: ReportedHolding, kind: PaymentKind): readonly Payment[] {
  const plain = (payment: ReportedPayment): Payment => ({ ...payment, isReinvested: false });
  if (kind === 'fees') return holding.fees.map(plain);
  const reinvested = holding.reinvestedDistributions.map((payment) => ({ ...payment, isReinvested: true }));
  return [...holding.paidDistributions.map(plain), ...reinvested];
}
