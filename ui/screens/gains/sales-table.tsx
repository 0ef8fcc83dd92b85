import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../domain/money/currency';
import type { Decimal } from '../../../domain/money/decimal';
import {
  type GainsReport,
  hasSeveralAccounts,
  type ReportedHolding,
  type ReportedSale,
} from '../../../domain/performance/gains-report';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { RecordTable } from '../../components/tables/record-table';
import { useTexts } from '../../i18n/use-texts';
import { unitsText } from '../../orders/quantity-text';
import { MoneyChange } from '../../performance/money-change';
import { IncomeFund } from './income-fund';
import { linesByDate } from './lines-by-date';
import { NoLines } from './no-lines';
import { OrderNumberLink } from './order-number-link';
import * as styles from './gains.module.css';

const rowHeight = 80;
const unitPlaces = 4;

/** Each sale of the year with what its units had cost on average; only the rows in view are in the page. */
export function SalesTable({ report }: { readonly report: GainsReport }) {
  const { t } = useTexts();
  const { currency, holdings } = report;
  const sales = linesByDate(holdings, (holding) => holding.sales);
  if (sales.length === 0) return <NoLines part="sales" year={report.year} />;
  const inCurrency = (what: string) => t('gains:in-currency', { what, currency });
  return (
    <RecordTable
      className={styles.table}
      testId="gains-sales"
      caption={t('gains:part-sales')}
      columns={[
        { key: 'fund', label: t('gains:column-fund') },
        { key: 'units', label: t('gains:column-units') },
        { key: 'proceeds', label: inCurrency(t('gains:column-proceeds')) },
        { key: 'cost', label: inCurrency(t('gains:column-cost')) },
        { key: 'gain', label: inCurrency(t('gains:column-gain')) },
      ]}
      rows={sales}
      rowHeight={rowHeight}
    >
      {({ holding, line }) => <SaleCells report={report} holding={holding} sale={line} />}
    </RecordTable>
  );
}

type SaleCellsProps = {
  readonly report: GainsReport;
  readonly holding: ReportedHolding;
  readonly sale: ReportedSale;
};

function SaleCells({ report, holding, sale }: SaleCellsProps) {
  const { t, language } = useTexts();
  const { currency } = report;
  const inCurrency = (what: string) => t('gains:in-currency', { what, currency });
  const { date, units, gain, proceeds, cost } = sale;
  const figure = (value: Decimal | undefined) =>
    value ? <Amount>{formatNumber(value, { precision: minorUnitScale(currency) })}</Amount> : t('gains:unknown');
  return (
    <>
      <th role="rowheader" scope="row">
        <IncomeFund holding={holding} isAccountShown={hasSeveralAccounts(report)} />
        <small className={styles.beneath}>
          {formatDate(date, language)}
          <OrderNumberLink order={sale} />
        </small>
      </th>
      <td role="cell" data-label={t('gains:column-units')}>
        <Amount>{unitsText(units, unitPlaces)}</Amount>
      </td>
      <td role="cell" data-label={inCurrency(t('gains:column-proceeds'))}>
        {figure(proceeds)}
        {sale.currency === currency || !sale.amount ? null : (
          <small className={styles.beneath}>
            <Amount>{moneyText(sale.currency, sale.amount)}</Amount>
          </small>
        )}
      </td>
      <td role="cell" data-label={inCurrency(t('gains:column-cost'))}>
        {figure(cost)}
      </td>
      <td role="cell" data-label={inCurrency(t('gains:column-gain'))}>
        {gain ? <MoneyChange of={gain} currency={currency} /> : t('gains:unknown')}
      </td>
    </>
  );
}
