import { isOpenRecord, type RecordStatus } from '../../../domain/trading/dealing/record-status';
import { StatusLabel } from '../../components/notices/status-label';
import { useRecordWords } from './record-words';

const done: ReadonlySet<RecordStatus> = new Set(['COMPLETED', 'SUCCESS', 'AUTO_SUBSCRIBED', 'NORMAL']);

/** Says how an order stands, in a word. */
export function StatusMark({ status }: { readonly status: RecordStatus | undefined }) {
  const { statusOf } = useRecordWords();
  const tone = isOpenRecord(status) ? 'open' : status && done.has(status) ? 'good' : 'off';
  return (
    <StatusLabel tone={tone} data-testid="record-status">
      {statusOf(status)}
    </StatusLabel>
  );
}
