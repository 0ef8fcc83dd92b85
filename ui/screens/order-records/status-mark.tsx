import { isOpenRecord, type RecordStatus } from '../../../domain/trading/dealing/record-status';
import { useRecordWords } from './record-words';

const done: ReadonlySet<RecordStatus> = new Set(['COMPLETED', 'SUCCESS', 'AUTO_SUBSCRIBED', 'NORMAL']);

/** How an order stands, in a word, with a colour beside it. */
export function StatusMark({ status }: { readonly status: RecordStatus | undefined }) {
  const { statusOf } = useRecordWords();
  const tone = isOpenRecord(status) ? 'open' : status && done.has(status) ? 'done' : 'off';
  return <span className={`record-status record-status-${tone}`}>{statusOf(status)}</span>;
}
