import type { ShortTermTerms } from '../../../domain/fees/short-term-trading-fee';
import { decimal } from '../../database/decimal';
import type { funds } from '../../database/schema/funds';

type Fund = Pick<typeof funds.$inferSelect, 'shortTermDays' | 'shortTermFeePercent'>;

/** The days and the percent of the short-term trading fee of a fund; undefined where the fund states none [TRADE-126, OPEN-35]. */
export const shortTermTerms = ({ shortTermDays: days, shortTermFeePercent: rate }: Fund): ShortTermTerms | undefined =>
  days === null || rate === null ? undefined : { days, ratePercent: decimal(rate) };

type Classed = Pick<typeof funds.$inferSelect, 'shareClass'>;

/** Returns true if a switch stays within a class; of funds whose class isn't known it doesn't [TRADE-128]. */
export const isWithinClass = (fund: Classed, into: Classed): boolean =>
  fund.shareClass !== null && fund.shareClass === into.shareClass;
