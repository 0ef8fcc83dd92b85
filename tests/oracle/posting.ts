import type { Exact } from './exact';
import type { Facts } from './read-facts';

/** A figure of the books of one client and account, with where it comes from and by which rule. */
export type Posting = {
  readonly client: string;
  readonly account: string;
  readonly what: string;
  /** The order, transaction or payment, and what happened to it. */
  readonly of: string;
  readonly amount: Exact;
  readonly why: string;
};

/** Returns the figures that the books have otherwise than they must. */
export type Difference = {
  readonly client: string;
  readonly account: string;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly why: string;
};

/** A difference as a line to be read. */
export const lineOf = ({ client, account, what, expected, found, why }: Difference): string =>
  `${client} ${account}: ${what}: expected ${expected}, found ${found} (${why})`;

/** Returns what names units: the fund, through which kind of account, with which fee, bought how. */
export function unitsName(
  facts: Facts,
  held: { fund: number; paymentType: string | null; feeType: string; tradingType: string },
): string {
  const fund = facts.funds.find(({ id }) => id === held.fund);
  const bought = held.tradingType === 'LS' ? 'lump sum' : 'regular';
  return ['units of', fund?.code ?? String(held.fund), held.paymentType, held.feeType, bought]
    .filter(Boolean)
    .join(' ');
}

export const moneyName = (side: string, currency: string): string =>
  `${{ clearing: 'money in transit', waiting: 'money that waits to be remitted' }[side] ?? `money of the ${side}`}, ${currency}`;

export const pointsName = (expiresOn: string): string => `points that go on ${expiresOn}`;

export const eventName = (order: string, { sequence, kind }: { sequence: number; kind: string }): string =>
  `order ${order}, ${String(sequence)} ${kind}`;

/** Things by what they have in common. */
export function grouped<T, K>(things: readonly T[], of: (thing: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const group = groups.get(of(thing));
    if (group) group.push(thing);
    else groups.set(of(thing), [thing]);
  }
  return groups;
}
