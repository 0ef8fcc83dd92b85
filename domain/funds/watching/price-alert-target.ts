import { err, type Result } from '../../kernel/result';
import { compare, type Decimal, isNegative, isZero, parseDecimal } from '../../money/decimal';
import { plainFigure } from '../../money/entered-figure';
import type { DatedNav } from '../performance/performance';
import { fundOfCodes } from '../finding/fund-listing';
import { isSameFund } from '../finding/same-fund';
import type { AlertName, PriceAlert } from './price-alert';

/** The most digits a target has before its point, and after it [OPEN-53]. */
export const targetDigits = { before: 9, after: 4 } as const;

/** Why a text is no target. */
export type TargetProblem = 'missing' | 'not-a-number' | 'not-above-zero' | 'too-long';

/** Reads the target that is sent: a price above zero with at most nine digits before its point and four after it [ACCT-05, OPEN-53]. */
export function checkPriceTarget(typed: string): Result<Decimal, TargetProblem> {
  const text = typed.trim();
  if (text === '') return err('missing');
  const target = parseDecimal(text);
  if (!target.ok) return err('not-a-number');
  if (isNegative(target.value) || isZero(target.value)) return err('not-above-zero');
  const [before = '', after = ''] = text.split('.');
  return before.length > targetDigits.before || after.length > targetDigits.after ? err('too-long') : target;
}

/** Reads the target as a client types it, or as the page prints a price: grouped by commas, with its currency; full-width digits count as digits [ACCT-05, OPEN-53, OPEN-58]. */
export const readPriceTarget = (typed: string, currency: string | undefined): Result<Decimal, TargetProblem> =>
  checkPriceTarget(plainFigure(typed, currency));

/** Finds the alert that a client already has on that side of a fund's price: there is at most one [ACCT-05, OPEN-53]. */
export const findAlert = (alerts: readonly PriceAlert[], { direction, ...fund }: AlertName): PriceAlert | undefined =>
  alerts.find((alert) => isSameFund(fundOfCodes(alert), fundOfCodes(fund)) && alert.direction === direction);

/** Returns true if a price has come to the target or past it [OPEN-53]. */
export function isTargetReached(
  { target, direction }: Pick<PriceAlert, 'target' | 'direction'>,
  price: Decimal,
): boolean {
  const place = compare(price, target);
  return direction === 'above' ? place >= 0 : place <= 0;
}

/**
 * The prices at which an alert tells: each that comes to the target while the one before it was away from it. One that
 * stays there says nothing more. `prices` is in order; `before` is the last one compared earlier, undefined while there was none [ACCT-05, OPEN-53].
 */
export const targetCrossings = (
  alert: Pick<PriceAlert, 'target' | 'direction'>,
  before: Decimal | undefined,
  prices: readonly DatedNav[],
): readonly DatedNav[] =>
  prices.filter(({ nav }, index) => {
    const last = prices[index - 1]?.nav ?? before;
    return isTargetReached(alert, nav) && !(last && isTargetReached(alert, last));
  });

/**
 * The prices of which an alert has yet to tell: those at which it tells, of days of which it hasn't told before. Prices
 * come late and are corrected, so that all since the alert was set are looked at anew, the one of that day too; `base`
 * is that day's price as it was then [ACCT-05, OPEN-53].
 */
export const crossingsToNotify = (
  alert: Pick<PriceAlert, 'target' | 'direction'>,
  base: Decimal | undefined,
  { prices, toldDays }: { readonly prices: readonly DatedNav[]; readonly toldDays: readonly string[] },
): readonly DatedNav[] => targetCrossings(alert, base, prices).filter(({ date }) => !toldDays.includes(date));
