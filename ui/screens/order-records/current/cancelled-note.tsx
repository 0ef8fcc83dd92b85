import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderRecordsViewModel } from '../order-records-view-model';

/** Which order was cancelled just now. */
export const CancelledNote = observer(function CancelledNote({ view }: { readonly view: OrderRecordsViewModel }) {
  const { t } = useTexts();
  const { done } = view.cancelling;
  return (
    <p role="status" className={done ? 'notice notice-info record-done' : undefined}>
      {done ? t('order-records.cancelled', { name: view.listed(done).fund.name }) : null}
    </p>
  );
});
