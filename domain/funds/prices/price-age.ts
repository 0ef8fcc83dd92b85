import { addDays } from '../../calendar/calendar';

/** Days after its own for which a price counts as current, and for which orders are taken on it. */
export type PriceAgeLimits = { readonly oldAfterDays: number; readonly tooOldAfterDays: number };

/** The age of a fund's latest price to somebody who orders: of these days, to be told of, or no price any more. */
export type PriceAge = 'current' | 'old' | 'too-old';

/** The age of a price on a day; one whose date isn't stated counts as current, since nobody can say otherwise [TRADE-91]. */
export function priceAge(date: string | undefined, day: string, limits: PriceAgeLimits): PriceAge {
  if (date === undefined) return 'current';
  if (date < addDays(day, -limits.tooOldAfterDays)) return 'too-old';
  return date < addDays(day, -limits.oldAfterDays) ? 'old' : 'current';
}
