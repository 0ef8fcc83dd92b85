import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderRecordsViewModel } from '../order-records-view-model';
import * as noticeStyles from '../../../components/notices/notice.module.css';
import * as styles from '../order-records.module.css';

/** Names the order that was just cancelled. */
export const CancelledNote = observer(function CancelledNote({ view }: { readonly view: OrderRecordsViewModel }) {
  const { t } = useTexts();
  const { done } = view.cancelling;
  return (
    <p
      role="status"
      className={done ? `${noticeStyles.notice} ${styles.recordDone}` : undefined}
      data-tone={done ? 'info' : undefined}
      data-testid="record-done"
    >
      {done ? t('order-records:cancelled', { name: view.listed(done).fund.name }) : null}
    </p>
  );
});
