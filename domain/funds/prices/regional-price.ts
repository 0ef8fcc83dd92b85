import type { Decimal } from '../../money/decimal';
import type { ByRegion, Region } from '../../region';

/** The price of a fund that a region publishes. */
const published: ByRegion<'bid' | 'nav'> = { HK: 'bid', TW: 'nav' };

/** The price that a region publishes and its day, of an answer that may state both prices: the bid in Hong Kong, the NAV in Taiwan, and never the other [SHAPE-19, CONFLICT-58]. */
export const regionalPrice = (
  region: Region,
  {
    date,
    ...stated
  }: {
    readonly bid?: Decimal | undefined;
    readonly nav?: Decimal | undefined;
    readonly date?: string | undefined;
  },
): { readonly price: Decimal | undefined; readonly date: string | undefined } => ({
  price: stated[published[region]],
  date,
});
