import { observer } from 'mobx-react-lite';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { Amount } from '../../../components/figures/amount';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import * as styles from './hong-kong-summaries.module.css';

/** Transactions of the Cash Account, each with its type, date, way, amount and status [VCA-19..23, ENT-62]. */
export function CashRows({ rows }: { readonly rows: readonly CashTransactionRow[] }) {
  return (
    <ul className={styles.summaryList}>
      {rows.map((row) => (
        <CashRow key={row.id} row={row} />
      ))}
    </ul>
  );
}

const CashRow = observer(function CashRow({ row }: { readonly row: CashTransactionRow }) {
  const { t, language } = useTexts();
  const { movement } = row;
  return (
    <li>
      <span>
        {row.type ? t(`summaries:cash.type-${row.type}`) : t('summaries:cash.type-other')}
        <small>{formatDate(row.date, language)}</small>
      </span>
      <span className={styles.summaryFigures}>
        {movement ? (
          <Amount>
            {t(`summaries:cash.way-${movement.direction}`, {
              amount: `HKD ${formatNumber(movement.amount, { precision: row.amountPrecision })}`,
            })}
          </Amount>
        ) : null}
        <Status row={row} />
      </span>
    </li>
  );
});

const Status = observer(function Status({ row: { status } }: { readonly row: CashTransactionRow }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  if (status.kind === 'unknown') return null;
  const finish = 'expectedFinish' in status ? promised(status.expectedFinish) : '';
  return (
    <small>
      {t(`summaries:cash.status-${status.kind}`)}
      {finish ? ` · ${t('summaries:cash.expected', { date: finish })}` : ''}
    </small>
  );
});
