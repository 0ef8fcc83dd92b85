import type { DistributionFrequency } from '../fund-details';

/** The words of a class that tell how often it distributes, the longer ones first. */
const frequencies: readonly (readonly [RegExp, DistributionFrequency])[] = [
  [/累積|累計|不配息|未配息|不派息|\bacc(?:umulating|umulation)?\b/iu, 'none'],
  [/半年(?:配|分|派)|\bsdis\b/iu, 'half-yearly'],
  [/(?<!雙)月(?:配|分|派)|\bm(?:dis|th)\b|\bmonthly dis/iu, 'monthly'],
  [/季(?:配|分|派)|\bqdis\b/iu, 'quarterly'],
  [/年(?:配|分|派)|\badis\b/iu, 'yearly'],
];

/** Returns how often a share class distributes by the words of its name; undefined where they don't tell [FUND-17, FUND-37]. */
export const namedFrequency = (name: string): DistributionFrequency | undefined =>
  frequencies.find(([word]) => word.test(name.normalize('NFKC')))?.[1];
