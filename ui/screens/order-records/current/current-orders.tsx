import { observer } from 'mobx-react-lite';
import { UnlistedYear } from '../../../funds/unlisted-year';
import { useTexts } from '../../../i18n/use-texts';
import { CancelDialog } from './cancel-dialog';
import { CancelledNote } from './cancelled-note';
import { CurrentOrder } from './current-order';
import type { OrderRecordsViewModel } from '../order-records-view-model';
import * as styles from '../order-records.module.css';
import { EmptyState } from '../../../components/notices/empty-state';

type ViewProps = { readonly view: OrderRecordsViewModel };

/**
 * The orders about which something is still to happen: how far each has come, what comes next and when, and until when
 * it can be cancelled [ORDQ-06].
 */
export const CurrentOrders = observer(function CurrentOrders({ view }: ViewProps) {
  const { t } = useTexts();
  const orders = view.current;
  return (
    <>
      <CancelledNote view={view} />
      {orders.length === 0 ? (
        <EmptyState data-testid="records-empty" title={t('order-records:current-none')}>
          {t('order-records:current-none-text')}
        </EmptyState>
      ) : (
        <>
          <UnlistedYear dates={orders.map(({ next }) => next?.date)} />
          <ul className={styles.recordCards}>
            {orders.map((order, index) => (
              <CurrentOrder key={order.orderId ?? index} order={order} view={view} />
            ))}
          </ul>
        </>
      )}
      <CancelDialog view={view} />
    </>
  );
});
