import { DateTime } from 'luxon';
import type { Region } from '../region';
import { tierRules } from './tier';

/** The day whose holdings and prices decide over a client's tier: in Hong Kong the end of the last month that is over, in Taiwan the day itself, `YYYY-MM-DD` [TIER-16, TIER-28, CONFLICT-22]. */
export const tierMeasuringDay = (region: Region, day: string): string =>
  tierRules[region].measured === 'at-month-end'
    ? DateTime.fromISO(day, { zone: 'utc' }).startOf('month').minus({ days: 1 }).toFormat('yyyy-MM-dd')
    : day;
