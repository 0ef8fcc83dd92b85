import type { UnitsBreakdown } from '../costs/units-breakdown';

/** The server's validation of redemptions, kept for the order [TRADE-59]. */
export type RedemptionValidation = {
  /** The server's projectedPrs and projectedPrr, as it stated them. */
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

/** Returns true if the server itself asks for caution over the day's redemptions [TRADE-28, CONFLICT-38]. */
export const requiresCaution = (warnings: readonly RedemptionWarning[]): boolean =>
  warnings.some((warning) => warning !== 'bcdc');
