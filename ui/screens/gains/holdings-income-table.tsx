import { formatNumber } from '../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../domain/money/currency';
import { type GainsReport, hasSeveralAccounts, type ReportedHolding } from '../../../domain/performance/gains-report';
import { Amount } from '../../components/figures/amount';
import { RecordTable } from '../../components/tables/record-table';
import { useTexts } from '../../i18n/use-texts';
import { MoneyChange } from '../../performance/money-change';
import { IncomeFund } from './income-fund';
import * as styles from './gains.module.css';

const rowHeight = 64;
const payments = ['paidDistributions', 'reinvestedDistributions', 'fees'] as const;
const columns = ['realisedGain', ...payments] as const;

/** The sums of each holding in the year; only the rows in view are in the page. */
export function HoldingsIncomeTable({ report }: { readonly report: GainsReport }) {
  const { t } = useTexts();
  const { currency } = report;
  return (
    <RecordTable
      className={styles.table}
      testId="gains-funds"
      caption={t('gains:part-funds')}
      columns={[
        { key: 'fund', label: t('gains:column-fund') },
        ...columns.map((key) => ({ key, label: t('gains:in-currency', { what: t(`gains:${key}`), currency }) })),
      ]}
      rows={report.holdings}
      rowHeight={rowHeight}
    >
      {(holding) => <IncomeCells report={report} holding={holding} />}
    </RecordTable>
  );
}

type IncomeCellsProps = { readonly report: GainsReport; readonly holding: ReportedHolding };

function IncomeCells({ report, holding }: IncomeCellsProps) {
  const { t } = useTexts();
  const { currency } = report;
  const { sums } = holding;
  const precision = minorUnitScale(currency);
  const inCurrency = (what: string) => t('gains:in-currency', { what, currency });
  return (
    <>
      <th role="rowheader" scope="row">
        <IncomeFund holding={holding} isAccountShown={hasSeveralAccounts(report)} />
      </th>
      <td role="cell" data-label={inCurrency(t('gains:realisedGain'))}>
        {sums.realisedGain ? <MoneyChange of={sums.realisedGain} currency={currency} /> : t('gains:unknown')}
      </td>
      {payments.map((name) => {
        const sum = sums[name];
        return (
          <td key={name} role="cell" data-label={inCurrency(t(`gains:${name}`))}>
            {sum ? <Amount>{formatNumber(sum, { precision })}</Amount> : t('gains:unknown')}
          </td>
        );
      })}
    </>
  );
}
