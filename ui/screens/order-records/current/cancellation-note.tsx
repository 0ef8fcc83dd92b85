import type { OrderCancellation } from '../../../../domain/trading/dealing/order-cancellation';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { Note } from '../../../components/notices/note';

/** Says until when an order can be cancelled, or why it can't be any more. */
export function CancellationNote({ cancellation }: { readonly cancellation: OrderCancellation }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  return (
    <Note data-testid="record-note">
      {cancellation.kind === 'allowed'
        ? t('order-records:cancel-until', { until: promised(cancellation.until, 'date-time') })
        : t(`order-records:not-cancellable-${cancellation.why}`)}
    </Note>
  );
}
