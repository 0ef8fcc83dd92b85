import { type DividendRecord, parseChargeMethod } from '../../../../domain/dividends/dividend-record';
import { formatDate } from '../../../../domain/formatting/format-date';
import { parseRecordStatus } from '../../../../domain/trading/dealing/record-status';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { RecordTable } from '../../../components/tables/record-table';
import { useTexts } from '../../../i18n/use-texts';
import { unitsText } from '../../../orders/quantity-text';
import { StatusMark } from '../status-mark';
import { RecordFund } from '../record-funds';
import * as styles from '../order-records.module.css';

const rowHeight = 96;
const columns = ['order', 'applied', 'reinvested-status', 'reinvested-units', 'reinvested-amount'] as const;

/**
 * Dividends that were invested in another fund, as a table, or as cards on a phone; only the rows in view are in the
 * page [DIV-01, ENT-46].
 */
export function DividendRecordTable({ records }: { readonly records: readonly DividendRecord[] }) {
  const { t } = useTexts();
  return (
    <RecordTable
      className={styles.recordsTable}
      testId="records-table"
      caption={t('order-records:reinvested-title')}
      columns={columns.map((key) => ({ key, label: t(`order-records:column-${key}`) }))}
      rows={records}
      keyOf={({ refNo }) => refNo}
      rowHeight={rowHeight}
    >
      {(record) => <RecordCells record={record} />}
    </RecordTable>
  );
}

function RecordCells({ record }: { readonly record: DividendRecord }) {
  const { t, language } = useTexts();
  const { refNo, fund, reInvestmentFund, applyDate, holdingUnits, holdingUnitsPrecision } = record;
  const { txnAmount, txnCurrency = '' } = record;
  return (
    <>
      <th role="rowheader" scope="row">
        <RecordFund fund={fund} />
        <small>
          {reInvestmentFund
            ? t('order-records:reinvested-in', { fund: reInvestmentFund.name, code: reInvestmentFund.code })
            : t('order-records:reinvested-paid-out')}
        </small>
      </th>
      <td role="cell" data-label={t('order-records:column-applied')}>
        {formatDate(applyDate, language)}
        <small>{t('order-records:reinvested-number', { number: refNo })}</small>
      </td>
      <td role="cell" data-label={t('order-records:column-reinvested-status')}>
        <RecordedStatus status={record.status} />
        <ChargeMethod method={record.chargeMethod} />
      </td>
      <td role="cell" data-label={t('order-records:column-reinvested-units')}>
        {holdingUnits ? <Amount>{unitsText(holdingUnits, holdingUnitsPrecision)}</Amount> : null}
      </td>
      <td role="cell" data-label={t('order-records:column-reinvested-amount')}>
        {txnAmount ? <Amount>{moneyText(txnCurrency, txnAmount)}</Amount> : null}
      </td>
    </>
  );
}

/** The status in the portal's words, else in the server's. */
function RecordedStatus({ status }: Pick<DividendRecord, 'status'>) {
  const known = parseRecordStatus(status);
  return known || !status ? <StatusMark status={known} /> : <>{status}</>;
}

function ChargeMethod({ method }: { readonly method: DividendRecord['chargeMethod'] }) {
  const { t } = useTexts();
  if (!method) return null;
  const known = parseChargeMethod(method);
  return <small>{known ? t(`order-records:charge-${known}`) : method}</small>;
}
