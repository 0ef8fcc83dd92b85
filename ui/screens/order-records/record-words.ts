import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { recordKind } from '../../../domain/trading/records/record-kind';
import type { RecordStatus } from '../../../domain/trading/dealing/record-status';
import { useTexts } from '../../i18n/use-texts';

/** Returns the names of order types and statuses in the client's language. */
export function useRecordWords() {
  const { t } = useTexts();
  return {
    kindOf: ({ type }: Pick<OrderRecord, 'type'>): string => t(`order-records:kind-${recordKind(type) ?? 'other'}`),
    statusOf: (status: RecordStatus | undefined): string => t(`order-records:status-${status ?? 'other'}`),
  };
}
