import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CancelDialog } from '../current/cancel-dialog';
import { CancelledNote } from '../current/cancelled-note';
import { CurrentOrder } from '../current/current-order';
import type { OrderRecordsViewModel } from '../order-records-view-model';
import * as styles from '../order-records.module.css';

/**
 * The purchases that wait for a day chosen ahead, each to be cancelled until its cut-off; nothing where there are none
 * [ORDQ-06, ORDQ-07, LINK-27].
 */
export const OrdersAhead = observer(function OrdersAhead({ view }: { readonly view: OrderRecordsViewModel }) {
  const { t } = useTexts();
  const id = useId();
  const { ahead } = view;
  return (
    <>
      <CancelledNote view={view} />
      {ahead.length === 0 ? null : (
        <section className={styles.recordsAhead} data-testid="records-ahead" aria-labelledby={id}>
          <p id={id} className={styles.recordsAheadTitle}>
            {t('order-records:ahead-title')}
          </p>
          <ul className={styles.recordCards}>
            {ahead.map((order, index) => (
              <CurrentOrder key={order.orderId ?? index} order={order} view={view} />
            ))}
          </ul>
        </section>
      )}
      <CancelDialog view={view} />
    </>
  );
});
