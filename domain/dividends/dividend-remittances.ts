import { byDate } from '../calendar/by-date';
import { add, type Decimal, zero } from '../money/decimal';
import { isRemitted } from '../trading/orders/remittance-threshold';

/** A dividend that is paid out, and what it was worth on its day in the threshold's currency; undefined without an exchange rate. */
export type PayableDividend = {
  readonly accountNo: string;
  readonly currency: string;
  readonly date: string;
  readonly value: Decimal | undefined;
};

/**
 * The day on which each dividend is remitted, TWD at once, foreign currency together with all that waits of the same account
 * and currency once that is worth the threshold; one that still waits is missing [TRADE-125, CONST-19, OPEN-34].
 */
export function remittanceDates<T extends PayableDividend>(dividends: readonly T[]): ReadonlyMap<T, string> {
  const dates = new Map<T, string>();
  const waiting = new Map<string, { readonly together: T[]; worth: Decimal }>();
  for (const dividend of dividends.toSorted(byDate)) {
    const { accountNo, currency, date, value } = dividend;
    const key = `${accountNo} ${currency}`;
    const stored = waiting.get(key) ?? { together: [], worth: zero };
    stored.together.push(dividend);
    stored.worth = add(stored.worth, value ?? zero);
    waiting.set(key, stored);
    if (!isRemitted({ currency, cumulativeEquivalent: stored.worth })) continue;
    for (const one of stored.together) dates.set(one, date);
    waiting.delete(key);
  }
  return dates;
}
