import { parseDecimal, type Decimal } from '../../domain/money/decimal';

/** The decimal a test writes down; throws at a slip of the pen. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (!parsed.ok) throw new Error(`Not a decimal: ${text}`);
  return parsed.value;
}
