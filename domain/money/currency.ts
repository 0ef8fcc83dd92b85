import { parseOneOf } from '../kernel/parse-one-of';

/** The eleven currencies of the portal, as they stand on the wire and on screen [FMT-11, ENUM-30]. */
export const currencies = ['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'NZD', 'SGD', 'TWD', 'USD'] as const;

/** One of the eleven currencies [FMT-11]. */
export type Currency = (typeof currencies)[number];

/** Reads a currency code in either case [CONFLICT-33]; the wire's markers PYC, ZZZ and XXX are none [OPEN-90]. */
export function parseCurrency(text: string | undefined): Currency | undefined {
  const code = text?.toUpperCase();
  return parseOneOf(currencies, code);
}

/** Returns the decimal places of amounts of a currency, by its code in either case: none for TWD and JPY, else two. */
export function minorUnitScale(code: string): 0 | 2 {
  const currency = parseCurrency(code);
  return currency === 'TWD' || currency === 'JPY' ? 0 : 2;
}
