import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { shownOrderNumber } from '../../../../domain/trading/orders/order-number';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { useConfiguration } from '../../../app/injection';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import { useNamedOrder } from '../../../orders/order-address';
import { CancellationNote } from './cancellation-note';
import { HistoryButton } from '../history/history-button';
import { NextStep } from './next-step';
import { OrderProgress } from './order-progress';
import type { OrderRecordsViewModel } from '../order-records-view-model';
import { RecordFacts } from '../record-facts';
import { RecordHeading } from '../record-heading';
import * as styles from '../order-records.module.css';

type CurrentProps = { readonly view: OrderRecordsViewModel; readonly order: OrderRecord };

/**
 * An order that isn't over, as a row with one line from received to paid, what comes next and when, and while it can be
 * cancelled, until when; it opens to its figures and its history, and is open where
 * the address names it [ORDQ-06, ROUTE-18].
 */
export const CurrentOrder = observer(function CurrentOrder({ order, view }: CurrentProps) {
  const { t } = useTexts();
  const canFollow = useConfiguration().extensions.has('order-records');
  const cancellation = view.cancellationOf(order);
  const isCancellable = cancellation.kind === 'allowed';
  const { name } = order.fund;
  const named = useNamedOrder();
  const isNamed = named !== undefined && named === shownOrderNumber(order);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <li ref={card} className={styles.recordCard} data-testid="record-card">
      <details data-on-paper open={isNamed} className={styles.recordMore}>
        <summary>
          <RecordHeading order={order} />
        </summary>
        <RecordFacts order={order} />
        {canFollow ? (
          <div className={styles.recordActions}>
            {isCancellable ? null : <CancellationNote cancellation={cancellation} />}
            <HistoryButton
              order={order}
              className={styles.recordHistory}
              label={t('order-records:history-of', { name })}
            >
              {order.orderId ? t('order-records:history') : null}
            </HistoryButton>
          </div>
        ) : null}
      </details>
      <OrderProgress order={order} />
      <NextStep order={order} isDue={view.isDue(order)} />
      {canFollow && isCancellable ? (
        <div className={styles.recordActions} data-testid="record-actions">
          {order.orderId ? (
            <Button
              theme="outlined"
              size="small"
              aria-label={t('order-records:cancel-of', { name })}
              onClick={() => {
                view.cancelling.ask(order);
              }}
            >
              {t('order-records:cancel')}
            </Button>
          ) : null}
          <CancellationNote cancellation={cancellation} />
        </div>
      ) : null}
    </li>
  );
});
