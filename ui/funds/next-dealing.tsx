import { type CutOffClock, cutOffClock } from '../../domain/calendar/cut-off-clock';
import type { CutOff } from '../../domain/calendar/effective-date';
import type { JurisdictionType } from '../../domain/funds/jurisdiction-type';
import { cutOffByJurisdiction } from '../../domain/trading/orders/fund-side';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import { useConfiguration } from '../app/injection';
import { usePromisedDate } from './use-promised-date';
import { useTexts } from '../i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useDealingCalendar } from './dealing-closures';
import type { DealingClosuresViewModel } from './dealing-closures-view-model';
import { UnlistedYear } from './unlisted-year';
import { weekdayOf } from './weekday-of';
import * as styles from './next-dealing.module.css';

type NextDealingProps = {
  readonly closures: DealingClosuresViewModel;
  /** The side of one fund, by its registration; both of the region's by default. */
  readonly side?: JurisdictionType | undefined;
};

/**
 * Shows the dealing date of an order sent now, its cut-off, and why it isn't today's; a line for each cut-off of the
 * region, or that of a fund's side [TRADE-03, TRADE-90..92, TRADE-112, TRADE-113].
 */
export const NextDealing = observer(function NextDealing({ closures, side }: NextDealingProps) {
  const { region } = useConfiguration();
  const calendar = useDealingCalendar(closures);
  const { now } = closures;
  const all = orderDesks[region].cutOffs;
  const shown = all.filter((cutOff) => side === undefined || cutOff === cutOffByJurisdiction[side]);
  const clocks = shown.flatMap((cutOff) => {
    const next = cutOffClock(now, cutOff, calendar);
    return next ? [{ cutOff, ...next }] : [];
  });
  return (
    <>
      <ul className={styles.nextDealing} data-testid="next-dealing">
        {clocks.map((next) => (
          <CutOffLine key={next.cutOff} next={next} isOnly={all.length === 1} />
        ))}
      </ul>
      <UnlistedYear dates={clocks.flatMap(({ dealingDate, nextDate }) => [dealingDate, nextDate])} />
    </>
  );
});

type LineProps = { readonly next: CutOffClock & { readonly cutOff: CutOff }; readonly isOnly: boolean };

const CutOffLine = observer(function CutOffLine({ next, isOnly }: LineProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  return (
    <li>
      {isOnly ? null : <strong>{t(`dealing-calendar:side-${next.cutOff}`)}</strong>}
      {next.rolled ? (
        <span className={styles.nextDealingRolled}>{t(`dealing-calendar:rolled-${next.rolled}`)}</span>
      ) : null}
      <span>
        {t('dealing-calendar:until', {
          date: promised(next.dealingDate),
          weekday: t(`dealing-calendar:short-${weekdayOf(next.dealingDate)}`),
          until: promised(next.until, 'date-time'),
          next: promised(next.nextDate),
          nextWeekday: t(`dealing-calendar:short-${weekdayOf(next.nextDate)}`),
        })}
      </span>
    </li>
  );
});
