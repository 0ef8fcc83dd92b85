import { formatDate } from '../../../domain/formatting/format-date';
import { toText } from '../../../domain/money/decimal';
import {
  type DeclaredDistribution,
  type GainsReport,
  hasSeveralAccounts,
} from '../../../domain/performance/gains-report';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { FinePrint } from '../../components/notices/note';
import { RecordTable } from '../../components/tables/record-table';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { unitsText } from '../../orders/quantity-text';
import * as styles from './gains.module.css';

const rowHeight = 80;
const unitPlaces = 4;

/** The distributions that funds have declared and not paid yet, with the day on which each is paid; nothing where there are none. */
export function DeclaredTable({ report }: { readonly report: GainsReport }) {
  const { t } = useTexts();
  const { declared } = report;
  if (declared.length === 0) return null;
  return (
    <section>
      <h3>{t('gains:declared')}</h3>
      <RecordTable
        className={styles.table}
        testId="gains-declared"
        caption={t('gains:declared')}
        columns={[
          { key: 'fund', label: t('gains:column-fund') },
          { key: 'pay-date', label: t('gains:column-pay-date') },
          { key: 'units', label: t('gains:column-entitled') },
          { key: 'amount', label: t('gains:column-amount') },
        ]}
        rows={declared}
        rowHeight={rowHeight}
      >
        {(distribution) => <DeclaredCells distribution={distribution} isAccountShown={hasSeveralAccounts(report)} />}
      </RecordTable>
      <FinePrint>{t('gains:declared-note')}</FinePrint>
    </section>
  );
}

type DeclaredCellsProps = { readonly distribution: DeclaredDistribution; readonly isAccountShown: boolean };

function DeclaredCells({ distribution, isAccountShown }: DeclaredCellsProps) {
  const { t, language } = useTexts();
  const promised = usePromisedDate();
  const { fund, accountNumber, exDate, payDate, units, perUnit, amount, currency } = distribution;
  return (
    <>
      <th role="rowheader" scope="row">
        {fund.name}
        <small className={styles.beneath}>
          {fund.code}
          {isAccountShown ? ` · ${accountNumber}` : ''} · {t('gains:ex-date', { date: formatDate(exDate, language) })}
        </small>
      </th>
      <td role="cell" data-label={t('gains:column-pay-date')}>
        {promised(payDate)}
      </td>
      <td role="cell" data-label={t('gains:column-entitled')}>
        <Amount>{unitsText(units, unitPlaces)}</Amount>
        <small className={styles.beneath}>
          × {currency} {toText(perUnit)}
        </small>
      </td>
      <td role="cell" data-label={t('gains:column-amount')}>
        <Amount>{moneyText(currency, amount)}</Amount>
      </td>
    </>
  );
}
