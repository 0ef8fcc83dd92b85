import Big from 'big.js';
import { type Exact, exact, least, none } from './exact';

// What the specification asks of money, units and points, said once more and without a line of the code that does it. A rule
// that changes is changed here by whoever has read the decision, not the code.

export type Region = 'HK' | 'TW';
export type CutOff = 'onshore' | 'offshore' | 'cash-account';

/** The rounding of what is settled: what a client is given (money, units, points) is rounded down, what is taken of the client up: once for each order [ADR 0053]. */
const rounding = { given: Big.roundDown, taken: Big.roundUp } as const;

/** Places of an amount: Taiwan's dollars and yen have no cents [FMT-11]. */
const places = (currency: string): number => (['TWD', 'JPY'].includes(currency) ? 0 : 2);

/** Places of units. */
const unitPlaces = 4;

export const given = (amount: Exact, currency: string): Exact => amount.round(places(currency), rounding.given);
export const taken = (amount: Exact, currency: string): Exact => amount.round(places(currency), rounding.taken);
export const unitsFor = (amount: Exact, price: Exact): Exact => amount.div(price).round(unitPlaces, rounding.given);

/** The part of an amount that a percentage is. */
export const percentOf = (amount: Exact, percent: Exact): Exact => amount.times(percent).div(100);

/** An amount in another currency by what one US dollar buys of both, not rounded. */
export const exchanged = (amount: Exact, from: Exact, to: Exact): Exact =>
  from.eq(to) ? amount : amount.times(to).div(from);

/** Returns what points waive of a purchase's fee: a dollar for 50 in Hong Kong, for one in Taiwan, never more than the fee, and only in that dollar [EPNT-06, EPNT-09, OPEN-69]. */
export function waivedBy(
  points: number,
  fee: Exact,
  { region, currency }: { region: Region; currency: string },
): Exact {
  const [dollar, perDollar] = region === 'HK' ? ['HKD', 50] : ['TWD', 1];
  return currency === dollar ? least(exact(Math.floor(points / perDollar)), fee) : none;
}

/** The times at which orders end for a business day, in Hong Kong and Taipei: 16:00 onshore, 13:00 offshore, at the close of the service hours in Hong Kong [TRADE-112, TRADE-113, VCA-28]. */
export const cutOffTimes: Readonly<Record<CutOff, string>> = {
  onshore: '16:00:00',
  offshore: '13:00:00',
  'cash-account': '17:00:00',
};

/** Within how many business days redeemed money is paid, after which its currency's rate counts [TRADE-120]. */
export const redemptionDays = 5;

/** Days after its own for which an exchange rate counts. */
export const rateDays = 14;

/** The most by which a price may be corrected, in percent, for an order to be corrected by itself. */
export const mostCorrectedPercent = exact(5);

/** The worth in Taiwan's dollars from which on foreign money is remitted [TRADE-124, OPEN-34]. */
export const leastRemittance = exact(1_500);

/** The share of a fund's markets from which it isn't priced [TRADE-119]. */
export const suspendingShare = exact('0.4');

/** The first day on which an offshore switch is bought at the next day's price and rate [TRADE-135, TRADE-136]. */
export const nextDaySwitchFrom = '2025-05-25';

/** The fee of a purchase in Hong Kong, in percent, by the name of the tier; the eScheduler of a tier with a plus costs nothing [TIER-11..14, TIER-26]. */
export function hongKongFee(tier: string | null, isOfScheduler: boolean): string {
  if (isOfScheduler && tier?.includes('+')) return '0';
  const name = tier?.replace(/[+*]/g, '') ?? '';
  return { Gold: '0.58', Platinum: '0.18', Select: '0' }[name] ?? '0.88';
}

/** The events that may come after each; a redemption may wait from its beginning and once it is priced, a switch is invested or paid out. */
export function mayFollow(kind: 'buy' | 'redemption' | 'switch', before: string | undefined, event: string): boolean {
  const after: Readonly<Record<string, readonly string[]>> = {
    '': kind === 'redemption' ? ['received', 'held'] : ['received'],
    held: ['received', 'cancelled'],
    received: ['accepted', 'cancelled', 'rejected'],
    accepted: ['priced', 'rejected'],
    priced: { buy: ['settled'], redemption: ['settled', 'waiting'], switch: ['invested', 'rejected'] }[kind],
    invested: ['settled'],
    waiting: ['settled'],
  };
  return after[before ?? '']?.includes(event) ?? false;
}
