import { useEffect } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import type { OrderEvent } from '../../../../domain/trading/dealing/order-event';
import { explainOrderEvent } from '../../../../domain/trading/records/explain-order-event';
import { shownOrderNumber } from '../../../../domain/trading/orders/order-number';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { Async } from '../../../app/loading/async';
import { useViewModelFor } from '../../../app/injection';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { EventFigureLine } from './event-figure-line';
import { OrderHistoryFactory } from './order-history-factory';
import { RecordFunds } from '../record-funds';
import { useRecordWords } from '../record-words';
import { ContractNoteDownload } from '../papers/contract-note-download';
import { ReceiptDownload } from '../papers/receipt-download';
import { Note } from '../../../components/notices/note';
import * as dialogStyles from '../../../components/notices/dialog.module.css';
import * as styles from '../order-records.module.css';

type HistoryDialogProps = { readonly order: OrderRecord; readonly orderId: string; readonly onClose: () => void };

/**
 * Shows an order's events with figures that explain themselves, its contract note where there is one, and the
 * receipt of its list [ORDQ-05, ORDQ-06, ORDQ-08, ORDQ-10].
 */
export function HistoryDialog({ order, orderId, onClose }: HistoryDialogProps) {
  const { t } = useTexts();
  const { kindOf } = useRecordWords();
  const events = useViewModelFor(OrderHistoryFactory, orderId);
  useEffect(() => {
    void events.load();
  }, [events]);
  return (
    <Dialog title={t('order-records:history-title')} size="l" onClose={onClose}>
      <div className={styles.recordDialog}>
        <p className={styles.recordDialogFund} data-testid="record-dialog-fund">
          <RecordFunds order={order} />
        </p>
        <Note data-testid="record-note">
          {kindOf(order)} · {t('order-records:number', { number: shownOrderNumber(order) })}
        </Note>
        <Async resource={events}>
          {(list) => (
            <ol className={styles.recordEvents} data-testid="record-events">
              {list.map((event, index) => (
                <EventRow key={index} order={order} event={event} earlier={list.slice(0, index)} />
              ))}
            </ol>
          )}
        </Async>
        {order.price ? <ContractNoteDownload orderId={orderId} /> : null}
        <ReceiptDownload order={order} orderId={orderId} />
      </div>
      <div className={dialogStyles.dialogActions}>
        <Button data-first-focus onClick={onClose}>
          {t('order-records:close')}
        </Button>
      </div>
    </Dialog>
  );
}

type EventRowProps = {
  readonly order: OrderRecord;
  readonly event: OrderEvent;
  readonly earlier: readonly OrderEvent[];
};

function EventRow({ order, event, earlier }: EventRowProps) {
  const { t, language } = useTexts();
  const promised = usePromisedDate();
  const date = 'dealingDate' in event ? promised(event.dealingDate) : '';
  return (
    <li>
      <p className={styles.recordEvent}>
        <b>{t(`order-records:event-${event.kind}`)}</b>
        <time dateTime={event.at}>{formatDate(event.at, language, 'date-time')}</time>
      </p>
      {event.kind === 'held' ? (
        <p>{t('order-records:event-held-until', { time: formatDate(event.until, language, 'date-time') })}</p>
      ) : null}
      {event.kind === 'accepted' ? <p>{t('order-records:event-price-of', { date })}</p> : null}
      {event.kind === 'invested' ? <p>{t('order-records:event-at-price-of', { date })}</p> : null}
      {event.kind === 'rejected' ? <p>{t(`order-records:reason-${event.reason}`)}</p> : null}
      {explainOrderEvent(order, event, earlier).map((figure) => (
        <EventFigureLine key={figure.kind} figure={figure} />
      ))}
    </li>
  );
}
