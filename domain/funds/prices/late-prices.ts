import { addDays, nextBusinessDay, type Calendar } from '../../calendar/calendar';

/** Funds of a market by the day of their latest price: so many have theirs of that day. */
export type LatestPrices = { readonly day: string; readonly funds: number };

/** The prices of a dealing day that have not come: since when they are late, and for how many funds. */
export type LatePrices = { readonly day: string; readonly since: string; readonly funds: number };

/** The days before a market's latest price after which a fund without a price is awaited no more, as one that is wound up. */
const awaitedDays = 14;

/** The funds in a hundred that may be without a price of a day before the day's prices count as late. */
const tolerated = 10;

/** When the price of a dealing day is late: from noon of the next dealing day on, Hong Kong time, as an instant; '' for no date. */
export function priceLateFrom(day: string, calendar: Calendar): string {
  const next = nextBusinessDay(day, calendar);
  return next === '' ? '' : `${next}T12:00:00+08:00`;
}

/**
 * Finds the first dealing day whose prices are late at an instant because more than a tenth of a market's funds have
 * none of it nor of a later day; undefined for none, and for a market that never had a price [R23].
 */
export function findLatePrices(
  latest: readonly LatestPrices[],
  { calendar, now }: { readonly calendar: Calendar; readonly now: string },
): LatePrices | undefined {
  const last = latest
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (last === undefined) return undefined;
  const first = addDays(last, -awaitedDays);
  const awaited = latest.filter(({ day }) => day >= first);
  const all = countFunds(awaited);
  let day = nextBusinessDay(first, calendar);
  while (Date.parse(now) >= Date.parse(priceLateFrom(day, calendar))) {
    const funds = countFunds(awaited.filter((each) => each.day < day));
    if (funds * 100 > all * tolerated) return { day, since: priceLateFrom(day, calendar), funds };
    day = nextBusinessDay(day, calendar);
  }
  return undefined;
}

const countFunds = (latest: readonly LatestPrices[]): number => latest.reduce((all, { funds }) => all + funds, 0);
