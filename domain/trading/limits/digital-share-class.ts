import { scaled, type Decimal } from '../../money/decimal';
import { checkBounds, type AmountBounds, type AmountCheck } from './amount-bounds';

const between = (minimum: bigint, maximum: bigint): Required<AmountBounds> => ({
  minimum: scaled(minimum),
  maximum: scaled(maximum),
});

/** The digital share class's limits of one contract, by currency [TRADE-129..134]. */
const boundsByCurrency: ReadonlyMap<string, AmountBounds> = new Map([
  ['TWD', between(3_000n, 300_000n)],
  ['USD', between(200n, 10_000n)],
  ['EUR', between(200n, 10_000n)],
  ['AUD', between(200n, 10_000n)],
  ['JPY', between(20_000n, 1_300_000n)],
]);

/** The digital share class's own limits in a currency; undefined where it has none [TRADE-129..134, OPEN-88]. */
export const digitalShareClassBounds = (currency: string): AmountBounds | undefined =>
  boundsByCurrency.get(currency.toUpperCase());

/**
 * Checks a contract's amount against the digital share class's limits, both included; a currency without any accepts
 * all [TRADE-129..134, OPEN-31, OPEN-88].
 */
export function checkDigitalShareClass(currency: string, amount: Decimal): AmountCheck {
  const bounds = digitalShareClassBounds(currency);
  return bounds === undefined ? 'accepted' : checkBounds(amount, bounds);
}
