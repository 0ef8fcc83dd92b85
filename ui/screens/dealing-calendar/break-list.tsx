import { observer } from 'mobx-react-lite';
import { holidayName } from '../../../config/calendars/market-calendar';
import type { Calendar } from '../../../domain/calendar/calendar';
import { type DealingBreak, dealingBreaks } from '../../../domain/calendar/dealing-month';
import { useConfiguration } from '../../app/injection';
import { weekdayOf } from '../../funds/weekday-of';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './dealing-calendar-screen.module.css';

type BreaksProps = { readonly month: string; readonly calendar: Calendar };

/**
 * Lists the closures of a month with their reasons, and the orders that they move to another day [OPEN-32, TRADE-92].
 */
export const BreakList = observer(function BreakList({ month, calendar }: BreaksProps) {
  const { t } = useTexts();
  const breaks = dealingBreaks(month, calendar);
  return (
    <section className={styles.dealingBreaks} data-testid="dealing-breaks">
      <h2>{t('dealing-calendar:breaks')}</h2>
      {breaks.length === 0 ? <p>{t('dealing-calendar:no-breaks')}</p> : null}
      <ul>
        {breaks.map((one) => (
          <BreakRow key={one.first} one={one} />
        ))}
      </ul>
    </section>
  );
});

const BreakRow = observer(function BreakRow({ one }: { readonly one: DealingBreak }) {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const promised = usePromisedDate();
  const { before, first, last, closed, dealtOn } = one;
  const dayOf = (date: string) => promised(date);
  return (
    <li>
      <strong>
        {first === last ? dayOf(first) : t('dealing-calendar:range', { first: dayOf(first), last: dayOf(last) })}
      </strong>
      <ul>
        {closed.map((date) => (
          <li key={date}>
            {t('dealing-calendar:listed', {
              date: dayOf(date),
              weekday: t(`dealing-calendar:short-${weekdayOf(date)}`),
              name: holidayName(region, date, language) ?? t('dealing-calendar:closure'),
            })}
          </li>
        ))}
      </ul>
      <p>{t('dealing-calendar:moves', { before: dayOf(before), dealt: dayOf(dealtOn) })}</p>
    </li>
  );
});
