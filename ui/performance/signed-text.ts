import { formatNumber } from '../../domain/formatting/format-number';
import type { Decimal } from '../../domain/money/decimal';

/** Returns money that came or went, which is neither a gain nor a loss, but has its sign. */
export function signedText(value: Decimal, precision: number): string {
  const text = formatNumber(value, { precision });
  return text.startsWith('-') ? text : `+${text}`;
}
