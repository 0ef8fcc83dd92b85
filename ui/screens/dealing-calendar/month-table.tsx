import { observer } from 'mobx-react-lite';
import { holidayName } from '../../../config/calendars/market-calendar';
import type { Calendar } from '../../../domain/calendar/calendar';
import { type DealingDay, dealingMonth } from '../../../domain/calendar/dealing-month';
import { useConfiguration } from '../../app/injection';
import { weekdayOf, weekdays } from '../../funds/weekday-of';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './dealing-calendar-screen.module.css';

type TableProps = { readonly month: string; readonly today: string; readonly calendar: Calendar };

/** A month as a table of weeks, Sunday first: each day open or closed, a holiday with its name [OPEN-32]. */
export const MonthTable = observer(function MonthTable({ month, today, calendar }: TableProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const weeks = weeksOf(dealingMonth(month, calendar));
  return (
    <table className={styles.dealingMonth} data-testid="dealing-month">
      <caption>
        <strong>{promised(`${month}-01`, 'month-year')}</strong>
        <small>{t('dealing-calendar:legend')}</small>
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={t(`dealing-calendar:weekday-${day}`)}>
              {t(`dealing-calendar:short-${day}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]?.date}>
            {row === 0 ? blanks(weekdayOf(week[0]?.date ?? '')) : null}
            {week.map((day) => (
              <DayCell key={day.date} day={day} isToday={day.date === today} />
            ))}
            {row > 0 ? blanks(7 - week.length) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const blanks = (count: number) => (count === 0 ? null : <td colSpan={count} />);

const DayCell = observer(function DayCell({ day, isToday }: { readonly day: DealingDay; readonly isToday: boolean }) {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const { date, isDealing } = day;
  const number = String(Number(date.slice(-2)));
  const name = isDealing ? undefined : holidayName(region, date, language);
  return (
    <td
      className={isDealing ? undefined : styles.dealingDayClosed}
      data-testid={isDealing ? undefined : 'dealing-day-closed'}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={date}>{isDealing ? number : <s>{number}</s>}</time>
      {isDealing ? null : <span className="visually-hidden">{t('dealing-calendar:closed')}</span>}
      {name ? <small>{name}</small> : null}
    </td>
  );
});

/** The days of a month by weeks, which begin on Sunday. */
function weeksOf(days: readonly DealingDay[]): readonly (readonly DealingDay[])[] {
  const weeks: DealingDay[][] = [];
  for (const day of days) {
    if (weeks.length === 0 || weekdayOf(day.date) === 0) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks;
}
