import { compare, multiply, scaled } from '../../money/decimal';
import type { DatedNav } from '../performance/performance';

/** Why a price is doubtful: of a day that hasn't come, of a day on which no fund is priced, or ten times up or down. */
export type PriceDoubt = 'future' | 'sunday' | 'jump';

const ten = scaled(10n);
const sunday = 0;

/** The reason why a price wants somebody to look at it before it is taken, beside the one before it; undefined for none. */
export function reasonToDoubtPrice(
  price: DatedNav,
  before: DatedNav | undefined,
  today: string,
): PriceDoubt | undefined {
  if (price.date > today) return 'future';
  if (new Date(Date.parse(price.date)).getUTCDay() === sunday) return 'sunday';
  if (before === undefined) return undefined;
  const [low, high] = compare(price.nav, before.nav) < 0 ? [price.nav, before.nav] : [before.nav, price.nav];
  return compare(high, multiply(low, ten)) >= 0 ? 'jump' : undefined;
}
