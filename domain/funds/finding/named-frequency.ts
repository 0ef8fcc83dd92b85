import type { DistributionFrequency } from '../fund-details';

/** The words of a class that tell how often it distributes, the longer ones first. */
const frequencies: readonly (readonly [RegExp, DistributionFrequency])[] = [
  [/累積|累計|不配息|未配息|不派息|\bacc(?:umulating|umulation)?\b/iu, 'none'],
  [/半年(?:配|分|派)|\bsdis\b/iu, 'half-yearly'],
  [/(?<!雙)月(?:配|分|派)|\bm(?:dis|th)\b|\bmonthly dis/iu, 'monthly'],
  [/季(?:配|分|派)|\bqdis\b/iu, 'quarterly'],
  [/年(?:配|分|派)|\badis\b/iu, 'yearly'],
];

const distributing = /配息|派息|分配|分派|\bdis(?:t|tributing|tribution)?\b/iu;

/** Returns how often a share class distributes by the words of its name; undefined where they don't tell [FUND-17, FUND-37]. */
export const namedFrequency = (name: string): DistributionFrequency | undefined =>
  frequencies.find(([word]) => word.test(name.normalize('NFKC')))?.[1];

/** Tells that the words of a class's name say that it distributes, whether or not they tell how often [FUND-17, FUND-37]. */
export const isNamedDistributing = (name: string): boolean => {
  const frequency = namedFrequency(name);
  return frequency === undefined ? distributing.test(name.normalize('NFKC')) : frequency !== 'none';
};
