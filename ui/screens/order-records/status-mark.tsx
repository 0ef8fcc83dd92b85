import { isOpenRecord, type RecordStatus } from '../../../domain/trading/dealing/record-status';
import { useRecordWords } from './record-words';
import * as styles from './order-records.module.css';

const done: ReadonlySet<RecordStatus> = new Set(['COMPLETED', 'SUCCESS', 'AUTO_SUBSCRIBED', 'NORMAL']);

/** How an order stands, in a word, with a colour beside it. */
export function StatusMark({ status }: { readonly status: RecordStatus | undefined }) {
  const { statusOf } = useRecordWords();
  const tone = isOpenRecord(status) ? 'open' : status && done.has(status) ? 'done' : 'off';
  return (
    <span className={styles.recordStatus} data-status={tone} data-testid="record-status">
      {statusOf(status)}
    </span>
  );
}
