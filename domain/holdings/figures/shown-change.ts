import { formatNumber, formatPercentFigure, roundAsShown } from '../../formatting/format-number';
import { type Decimal, isZero } from '../../money/decimal';
import { isLoss } from './is-loss';

/** A change as a client reads it: its text, and a loss (true), a gain (false) or neither (undefined) [HOLD-06..08]. */
export type ShownChange = { readonly text: string; readonly isLoss: boolean | undefined };

/** A profit and the return that goes with it, and how many places each is shown with. */
type ChangeFigures = {
  readonly profit?: Decimal | undefined;
  readonly returnPercent?: Decimal | undefined;
  readonly precision: number;
  readonly percentPrecision?: number;
};

/** Places of a percent that came without any [HOLD-03]. */
const usualPlaces = 2;

/**
 * Returns a profit and its return as they are shown: both in the direction that the rounded figures have together, and
 * each without one where it is shown as zero itself [HOLD-06..08, CONFLICT-48, OPEN-65].
 */
export function shownChanges(figures: ChangeFigures): Readonly<Record<'profit' | 'returnPercent', ShownChange>> {
  const { precision, percentPrecision = usualPlaces } = figures;
  const profit = figures.profit && roundAsShown(figures.profit, precision);
  const returnPercent = figures.returnPercent && roundAsShown(figures.returnPercent, percentPrecision);
  const loss = isLoss({ profit, returnPercent });
  const directionOf = (shown: Decimal | undefined) => (shown && !isZero(shown) ? loss : undefined);
  return {
    profit: { text: formatNumber(profit, { precision }), isLoss: directionOf(profit) },
    returnPercent: { text: formatPercentFigure(returnPercent, percentPrecision), isLoss: directionOf(returnPercent) },
  };
}

/** Returns one change in percent as it is shown; neither a gain nor a loss where it rounds to zero [HOLD-08, OPEN-65]. */
export const shownPercentChange = (percent: Decimal | undefined): ShownChange =>
  shownChanges({ returnPercent: percent, precision: 0 }).returnPercent;
