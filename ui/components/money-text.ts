import { formatNumber } from '../../domain/formatting/format-number';
import { minorUnitScale, parseCurrency } from '../../domain/money/currency';
import type { Decimal } from '../../domain/money/decimal';

/** An amount with its currency and that currency's places, as `HKD 300.00`. */
export function moneyText(currency: string, amount: Decimal): string {
  const known = parseCurrency(currency);
  return `${currency} ${formatNumber(amount, { precision: known ? minorUnitScale(known) : 2 })}`;
}
