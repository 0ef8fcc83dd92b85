import { observer } from 'mobx-react-lite';
import { hasOwnDay } from '../../../../application/orders/listed-order';
import type { CutOff } from '../../../../domain/calendar/effective-date';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { closedForAll } from './list-cards';
import type { OrderListViewModel } from '../order-list-view-model';
import * as styles from '../order-list.module.css';

const cutOffs = ['onshore', 'offshore', 'cash-account'] as const;
const minute = 60_000;

/**
 * Shows the cut-offs with their dealing dates, and why one isn't today's; follows the server's time [TRADE-90..92,
 * TRADE-112, TRADE-113].
 */
export const CutOffs = observer(function CutOffs({ view }: { readonly view: OrderListViewModel }) {
  const { t } = useTexts();
  // What has a day of its own is dealt on it, whenever it is sent today.
  const shown = cutOffs.filter((cutOff) => view.left.some((card) => card.cutOff === cutOff && !hasOwnDay(card.order)));
  if (shown.length === 0) return null;
  return (
    <section className={styles.orderCutOffs} aria-label={t('order-list:clock')}>
      {shown.map((cutOff) => (
        <CutOffTime key={cutOff} view={view} cutOff={cutOff} />
      ))}
    </section>
  );
});

type CutOffProps = { readonly view: OrderListViewModel; readonly cutOff: CutOff };

const CutOffTime = observer(function CutOffTime({ view, cutOff }: CutOffProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const clock = view.time.clockOf(cutOff, closedForAll(view.left, cutOff));
  if (!clock) return null;
  // The market is open, and their funds are dealt on none of these days.
  const isOfFunds = clock.rolled === 'no-dealing-day' && view.time.clockOf(cutOff)?.rolled !== 'no-dealing-day';
  const left = Math.max(0, Math.ceil((Date.parse(clock.until) - view.time.now) / minute));
  const hours = Math.floor(left / 60);
  const minutes = left % 60;
  const weekday = (date: string) => t(`order-list:weekday-${weekdayOf(date)}`);
  return (
    <div className={styles.orderCutOff} data-testid="order-cut-off">
      <p className={styles.orderCutOffLeft}>
        <strong>{t(`order-list:side-${cutOff}`)}</strong>
        {clock.rolled ? null : <span>{t('order-list:clock-left', { hours, minutes })}</span>}
      </p>
      {clock.rolled ? <p>{t(`order-list:clock-${isOfFunds ? 'funds-closed' : clock.rolled}`)}</p> : null}
      <p>
        {t('order-list:clock-until', {
          until: promised(clock.until, 'date-time'),
          date: promised(clock.dealingDate),
          weekday: weekday(clock.dealingDate),
          next: promised(clock.nextDate),
          nextWeekday: weekday(clock.nextDate),
        })}
      </p>
      {cutOff === 'cash-account' ? <p>{t('order-list:service-hours')}</p> : null}
    </div>
  );
});

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

const weekdayOf = (date: string): (typeof weekdays)[number] =>
  weekdays.find((day) => day === new Date(date).getUTCDay()) ?? 0;
