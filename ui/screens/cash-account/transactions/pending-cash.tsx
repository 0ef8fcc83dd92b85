import { observer } from 'mobx-react-lite';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notices/notice';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { CancelHeldDialog } from './cancel-held-dialog';
import { CashMovementText } from './cash-movement-text';
import { useCashWords } from '../cash-words';
import type { HeldCancellationFlow } from './held-cancellation-flow';
import * as styles from '../cash-account.module.css';

type PendingCashProps = { readonly rows: readonly CashTransactionRow[]; readonly cancelling: HeldCancellationFlow };

/** Lists pending transactions with their expected dates; those that wait can be cancelled [VCA-08, VCA-19, VCA-20]. */
export const PendingCash = observer(function PendingCash({ rows, cancelling }: PendingCashProps) {
  const { t } = useTexts();
  return (
    <section className={styles.cashPending} data-testid="cash-pending">
      <h2>{t('summaries:cash.pending')}</h2>
      {cancelling.isDone ? <Notice tone="info">{t('cash-account:cancel-done')}</Notice> : null}
      {rows.length === 0 ? <p>{t('cash-account:pending-none')}</p> : null}
      <ul>
        {rows.map((row) => (
          <PendingRow key={row.id} row={row} onCancel={cancelling.ask} />
        ))}
      </ul>
      <CancelHeldDialog view={cancelling} />
    </section>
  );
});

type PendingRowProps = { readonly row: CashTransactionRow; readonly onCancel: (row: CashTransactionRow) => void };

const PendingRow = observer(function PendingRow({ row, onCancel }: PendingRowProps) {
  const { t, language } = useTexts();
  const promised = usePromisedDate();
  const { typeOf, statusOf } = useCashWords();
  const { status } = row;
  const isHeld = status.kind === 'held';
  const finish = 'expectedFinish' in status ? promised(status.expectedFinish) : '';
  return (
    <li>
      <span>
        <b>{typeOf(row)}</b>
        <small>{formatDate(row.date, language)}</small>
      </span>
      <b className={styles.cashFigure}>
        <CashMovementText row={row} />
      </b>
      <small className={styles.cashExpected}>
        {isHeld ? <b>{statusOf(row)}</b> : null}
        {isHeld ? ' · ' : ''}
        {finish ? t('cash-account:expected', { date: finish }) : t('summaries:cash.status-pending')}
      </small>
      {isHeld ? (
        <Button
          theme="outlined"
          size="small"
          className={styles.cashCancel}
          onClick={() => {
            onCancel(row);
          }}
        >
          {t('cash-account:cancel-held')}
        </Button>
      ) : null}
    </li>
  );
});
