import type { OrderCancellation } from '../../../../domain/trading/dealing/order-cancellation';
import { formatDate } from '../../../../domain/formatting/format-date';
import { useInstance } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { LanguageStore } from '../../../stores/language-store';

/** Until when an order can be cancelled, or why it can't be any more. */
export function CancellationNote({ cancellation }: { readonly cancellation: OrderCancellation }) {
  const { t } = useTexts();
  const { language } = useInstance(LanguageStore);
  return (
    <p className="record-note">
      {cancellation.kind === 'allowed'
        ? t('order-records.cancel-until', { until: formatDate(cancellation.until, language, 'date-time') })
        : t(`order-records.not-cancellable-${cancellation.why}`)}
    </p>
  );
}
