import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { isBeyondCalendar } from '../../../domain/calendar/calendar';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { multiply, scaled } from '../../../domain/money/decimal';
import { suspendingShare } from '../../../domain/trading/limits/pricing-suspension';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { Notice } from '../../components/notices/notice';
import { ClosuresProblem, useClosures, useDealingCalendar } from '../../funds/dealing-closures';
import { NextDealing } from '../../funds/next-dealing';
import { useTexts } from '../../i18n/use-texts';
import { BreakList } from './break-list';
import { monthAddress, readMonth } from './month-in-address';
import { MonthTable } from './month-table';
import { Note } from '../../components/notices/note';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './dealing-calendar-screen.module.css';

/** The dealing calendar of the region, a month at a time; the address keeps the month [LINK-25, OPEN-32]. */
export const DealingCalendarScreen = observer(function DealingCalendarScreen() {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const [search] = useSearchParams();
  const closures = useClosures();
  const calendar = useDealingCalendar(closures);
  const { today } = closures;
  const { month, before, after } = readMonth(search.get('month'), today, region);
  const nameOf = (shown: string) => formatDate(`${shown}-01`, language, 'month-year');
  return (
    <div
      className={`${pageStyles.page} ${pageStyles.pageParts} ${styles.dealingCalendarPage}`}
      data-testid="dealing-calendar-page"
    >
      <h1>{t('dealing-calendar:title')}</h1>
      <p>{t('dealing-calendar:lead')}</p>
      <section className={styles.dealingCalendarNext}>
        <h2>{t('dealing-calendar:next')}</h2>
        <NextDealing closures={closures} />
        <ClosuresProblem closures={closures} />
      </section>
      <nav
        className={styles.dealingCalendarMonths}
        data-testid="dealing-calendar-months"
        aria-label={t('dealing-calendar:months')}
      >
        {before === undefined ? <span /> : <Link to={monthAddress(before)}>{`‹ ${nameOf(before)}`}</Link>}
        {month === today.slice(0, 7) ? null : (
          <Link to={monthAddress(today.slice(0, 7))}>{t('dealing-calendar:this-month')}</Link>
        )}
        {after === undefined ? <span /> : <Link to={monthAddress(after)}>{`${nameOf(after)} ›`}</Link>}
      </nav>
      {isBeyondCalendar(`${month}-01`, calendar) ? (
        <Notice tone="warning">{t('dealing-calendar:beyond', { year: month.slice(0, 4) })}</Notice>
      ) : null}
      <MonthTable month={month} today={today} calendar={calendar} />
      <BreakList month={month} calendar={calendar} />
      <Note data-testid="dealing-calendar-note">
        {t('dealing-calendar:note', { share: formatPercentFigure(multiply(suspendingShare, scaled(100n)), 0) })}
      </Note>
    </div>
  );
});
