import { formatNumber } from '../../domain/formatting/format-number';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import type { Decimal } from '../../domain/money/decimal';
import { localised } from '../context/language';
import type { NamedFund } from './statement-books';

/** A fund's name and code, as papers have it. */
export const fundName = ({ names, code }: Pick<NamedFund, 'names' | 'code'>, language: Language): string =>
  `${localised(names, language) ?? ''} (${code})`;

/** An amount with the places of its currency. */
export const printedAmount = (amount: Decimal, currency: string): string =>
  formatNumber(amount, { precision: minorUnitScale(currency) });

/** An amount with its currency. */
export const money = (currency: string, amount: Decimal): string => `${currency} ${printedAmount(amount, currency)}`;
