import { groupBy } from '../../kernel/group-by';
import type { OrderKind } from './order';

/** Something that a client accepts, with the kinds of order that need it, purchases first. */
export type NeededByKinds = { readonly kinds: readonly OrderKind[] };

/** The kinds of order as clients think of them: purchases first, then what leaves a fund. */
export const shownOrderKinds = ['buy', 'redemption', 'switch'] as const satisfies readonly OrderKind[];

/** Returns kinds of order each once, in the order shown. */
export const inShownOrder = (kinds: readonly OrderKind[]): readonly OrderKind[] =>
  shownOrderKinds.filter((kind) => kinds.includes(kind));

/**
 * Groups what is accepted by the kinds of order that need it: first what most kinds need, then purchases, redemptions
 * and switches; the order within a group stays [TRADE-24, TRADE-65].
 */
export function groupByOrderKinds<Needed extends NeededByKinds>(
  needed: readonly Needed[],
): readonly (readonly [Needed, ...Needed[]])[] {
  const groups = groupBy(needed, ({ kinds }) => inShownOrder(kinds).join(' '));
  return Array.from(groups.values()).sort(
    ([{ kinds: one }], [{ kinds: other }]) => other.length - one.length || firstOf(one) - firstOf(other),
  );
}

const firstOf = (kinds: readonly OrderKind[]): number =>
  Math.min(...kinds.map((kind) => shownOrderKinds.indexOf(kind)));
