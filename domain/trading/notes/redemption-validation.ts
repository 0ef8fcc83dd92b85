import type { UnitsBreakdown } from '../costs/units-breakdown';

/** What the server says about redemptions, kept for the order [TRADE-59]. */
export type RedemptionValidation = {
  /** What the server calls projectedPrs and projectedPrr, as it stated them. */
  readonly projectedPrs?: string | undefined;
  readonly projectedPrr?: string | undefined;
  readonly showsWarning: boolean;
  readonly hasBcdcWarning: boolean;
  /** Goes into the payload as it is [TRADE-59]. */
  readonly unitsBreakdown: UnitsBreakdown;
  readonly showsDailyLimitOverAumWarning: boolean;
};

/** A warning of the server's that the client is shown [TRADE-28, TRADE-59]. */
export type RedemptionWarning = 'caution' | 'bcdc' | 'daily-limit-over-aum';

type WarningFlags = Partial<
  Pick<RedemptionValidation, 'showsWarning' | 'hasBcdcWarning' | 'showsDailyLimitOverAumWarning'>
>;

/** The server's warnings to show, from the validation and from the list itself [TRADE-28, TRADE-59]. */
export function redemptionWarnings(validation: WarningFlags, listShowsWarning: boolean): readonly RedemptionWarning[] {
  const warnings: RedemptionWarning[] = [];
  if (validation.showsWarning === true) warnings.push('caution');
  if (validation.hasBcdcWarning === true) warnings.push('bcdc');
  if (validation.showsDailyLimitOverAumWarning === true || listShowsWarning) warnings.push('daily-limit-over-aum');
  return warnings;
}

/** Whether the server itself calls for caution over the day's redemptions [TRADE-28, CONFLICT-38]. */
export const requiresCaution = (warnings: readonly RedemptionWarning[]): boolean =>
  warnings.some((warning) => warning !== 'bcdc');
