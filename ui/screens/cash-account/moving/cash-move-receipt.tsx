import { observer } from 'mobx-react-lite';
import type { CashInstructionType } from '../../../../domain/cash-account/instructions/cash-instruction';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Fact } from '../../../components/figures/fact';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { CashMovementText } from '../transactions/cash-movement-text';
import { useCashWords } from '../cash-words';
import { Note } from '../../../components/notices/note';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../cash-account.module.css';

type CashMoveReceiptProps = {
  readonly type: CashInstructionType;
  readonly row: CashTransactionRow;
  /** True for a transaction sent before, and not now. */
  readonly isEarlier?: boolean;
};

/**
 * Says that a top-up or withdrawal was received, as the server states it, and by when it is expected to be done
 * [VCA-19, VCA-20].
 */
export const CashMoveReceipt = observer(function CashMoveReceipt({
  type,
  row,
  isEarlier = false,
}: CashMoveReceiptProps) {
  const { t, language } = useTexts();
  const promised = usePromisedDate();
  const { statusOf } = useCashWords();
  const finish = 'expectedFinish' in row.status ? promised(row.status.expectedFinish) : '';
  const isHeld = row.status.kind === 'held';
  const headingOf = () => {
    if (isEarlier) return t(`cash-account:earlier-${type}`);
    return isHeld ? t('cash-account:held-withdrawal') : t(`cash-account:received-${type}`);
  };
  return (
    <section className={`${styles.cashConfirm} ${pageStyles.pageMiddle}`} data-testid="cash-confirm" role="status">
      <h2>{headingOf()}</h2>
      <dl>
        <Fact label={t('cash-account:amount')}>
          <CashMovementText row={row} />
        </Fact>
        <Fact label={t('cash-account:filter-status')}>{statusOf(row)}</Fact>
        <Fact label={t('cash-account:received-at')}>{formatDate(row.date, language, 'date-time')}</Fact>
        {finish ? <Fact label={t('cash-account:sheet-expected')}>{finish}</Fact> : null}
        <Fact label={t('cash-account:reference')}>
          <span className={styles.cashReference}>{row.id}</span>
        </Fact>
      </dl>
      <Note className={styles.cashNote}>{isHeld ? t('cash-account:next-held') : t(`cash-account:next-${type}`)}</Note>
    </section>
  );
});
