import fc from 'fast-check';
import { scaled } from '../../domain/money/decimal';
import { regions } from '../../domain/region';
import { tiersIn } from '../../domain/tiers/tier';

/** One of the two regions. */
export const anyRegion = fc.constantFrom(...regions);

/** A region with one of its tiers' ids. */
export const regionalTiers = anyRegion.chain((region) =>
  fc.record({ region: fc.constant(region), tier: fc.constantFrom(...tiersIn(region).map(({ id }) => id)) }),
);

/** The holdings of a client: from nothing to two thousand million, as likely small as huge, with up to four places. */
export const holdingAmounts = fc
  .tuple(fc.nat({ max: 13 }), fc.nat({ max: 4 }))
  .chain(([size, scale]) =>
    fc.bigInt(0n, 2n * 10n ** BigInt(Math.min(size, 9) + scale)).map((digits) => scaled(digits, scale)),
  );
