import { type Decimal, toText } from '../../domain/money/decimal';

/** The behaviours of the sandbox's bank, by the cents of a payment's amount. */
export type BankBehaviour = 'pays' | 'refuses' | 'is-late' | 'tells-twice';

const byCents: Readonly<Record<string, BankBehaviour>> = { '.13': 'refuses', '.14': 'is-late', '.15': 'tells-twice' };

/**
 * Returns the bank's behaviour for an amount: `.13` is refused, `.14` comes two business days late, `.15` is notified
 * twice.
 */
export const bankBehaviour = (amount: Decimal): BankBehaviour => byCents[toText(amount).slice(-3)] ?? 'pays';

const refused = /^99(\d{4})(?:\.0+)?$/;

/** The refusal that an amount of HKD 99xxxx stands for, `VCA-xxxx`, so that each can be seen where nobody's money moves; undefined for every other amount. */
export function demonstrationRefusal(amount: Decimal): string | undefined {
  const code = refused.exec(toText(amount))?.[1];
  return code === undefined ? undefined : `VCA-${code}`;
}
