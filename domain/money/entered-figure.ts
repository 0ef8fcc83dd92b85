import { err, ok, type Result } from '../kernel/result';
import { compare, isNegative, isZero, parseDecimal, type Decimal } from './decimal';
import { isTooLarge } from './largest-figure';
import { round } from './rounding';

/** What is wrong with an amount or a number of units as the client typed it [TRADE-101, OPEN-58]. */
export type EnteredProblem = 'required' | 'not-a-number' | 'must-be-positive' | 'too-large' | 'too-many-places';

const grouped = /^\d{1,3}(?:,\d{3})+(?=\.|$)/;

/** A figure as typed, spelled plainly: full-width digits as digits, spaces around it and commas between thousands left out [TRADE-101, OPEN-58]. */
export function plainFigure(typed: string): string {
  if (typeof typed !== 'string') return '';
  const text = typed.normalize('NFKC').trim();
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}

/** Reads an amount or a number of units as typed: spaces around it don't count, nor do zeros beyond the decimal places allowed [TRADE-101, OPEN-58]. */
export function parseEntered(text: string, places: number): Result<Decimal, EnteredProblem> {
  if (typeof text !== 'string') return err('not-a-number');
  const typed = text.trim();
  if (typed === '') return err('required');
  const figure = parseDecimal(typed);
  if (!figure.ok) return err('not-a-number');
  if (isNegative(figure.value) || isZero(figure.value)) return err('must-be-positive');
  if (isTooLarge(figure.value)) return err('too-large');
  const kept = round(figure.value, places, 'down');
  return compare(kept, figure.value) === 0 ? ok(kept) : err('too-many-places');
}
