import { groupBy } from '../kernel/group-by';
import { compare, type Decimal, isNegative, isZero, negate, subtract } from '../money/decimal';
import { sum } from '../money/sum';
import { type BridgeFigures, type Contribution, gainOfBridge } from './bridge';

/** The gain of a fund in a period by its causes, over all its holdings. */
export type FundContribution = Omit<Contribution, 'place'>;

/** Returns the contributions of funds that gained or lost something, the largest first whichever way, at most `most`, each by the key of its fund; of holdings without a key none [PORT-46]. */
export function largestContributions<Key>(
  contributions: readonly Contribution[],
  fundOf: (holding: string) => Key | undefined,
  most: number,
): readonly (readonly [Key, FundContribution])[] {
  const named = contributions.flatMap((contribution) => {
    const fund = contribution.place.kind === 'fund' ? fundOf(contribution.place.id) : undefined;
    return fund === undefined ? [] : [{ fund, contribution }];
  });
  return [...groupBy(named, ({ fund }) => fund)]
    .map(([fund, group]) => [fund, added(group.map(({ contribution }) => contribution))] as const)
    .filter(([, { gain }]) => !isZero(gain))
    .toSorted(([, one], [, other]) => compare(absolute(other.gain), absolute(one.gain)))
    .slice(0, most);
}

const absolute = (amount: Decimal): Decimal => (isNegative(amount) ? negate(amount) : amount);

const added = (contributions: readonly Contribution[]): FundContribution => ({
  price: sum(contributions.map(({ price }) => price)),
  currency: sum(contributions.map(({ currency }) => currency)),
  distributions: sum(contributions.map(({ distributions }) => distributions)),
  fees: sum(contributions.map(({ fees }) => fees)),
  gain: sum(contributions.map(({ gain }) => gain)),
});

/** Returns the gain of a bridge that those contributions don't have: that of all other funds, of cash and of money in transit. */
export const otherGain = (bridge: BridgeFigures, contributions: readonly Pick<FundContribution, 'gain'>[]): Decimal =>
  subtract(gainOfBridge(bridge), sum(contributions.map(({ gain }) => gain)));
