import { hongKongDay } from '../calendar/hong-kong-time';
import type { Decimal } from '../money/decimal';

/** A new fund while it is subscribed: the last day of that, the first on which it is dealt, and at which price, in its own currency [TRADE-26, TRADE-137..139]. */
export type FundSubscription = {
  readonly until: string;
  readonly dealsOn: string;
  readonly issuePrice?: Decimal | undefined;
};

/**
 * Returns true if a fund is new and still subscribed on a day; undefined or null for one that is established
 * [TRADE-26].
 */
export const isSubscribedOn = (until: string | null | undefined, day: string): boolean =>
  typeof until === 'string' && day <= until;

/** The price at which what was ordered at an instant is dealt: the issue price for what came while the fund was subscribed, undefined for its published one [TRADE-26, TRADE-139]. */
export function issuePriceFor<T>(
  { until, issuePrice }: { readonly until: string | null; readonly issuePrice: T | null },
  orderedAt: string,
): T | undefined {
  return isSubscribedOn(until, hongKongDay(orderedAt) ?? '') ? (issuePrice ?? undefined) : undefined;
}
