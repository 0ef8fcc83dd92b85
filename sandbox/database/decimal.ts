import { type Decimal, parseDecimal } from '../../domain/money/decimal';

/** A numeric of the database as an exact decimal; the database holds no other. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (!parsed.ok) throw new Error('the database holds a figure that is no decimal');
  return parsed.value;
}
