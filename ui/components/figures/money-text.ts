import { formatNumber } from '../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../domain/money/currency';
import type { Decimal } from '../../../domain/money/decimal';

/** An amount with its currency and that currency's places, as `HKD 300.00`. */
export const moneyText = (currency: string, amount: Decimal): string =>
  `${currency} ${formatNumber(amount, { precision: minorUnitScale(currency) })}`;
