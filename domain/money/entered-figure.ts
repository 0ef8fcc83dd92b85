import { err, ok, type Result } from '../kernel/result';
import { typedText } from '../typing/typed-text';
import { compare, isNegative, isZero, parseDecimal, type Decimal } from './decimal';
import { withoutMark } from './figure-marks';
import { isTooLarge } from './largest-figure';
import { round } from './rounding';

/** The problems of an amount or a number of units as the client typed it [TRADE-101, OPEN-58]. */
export type EnteredProblem = 'required' | 'not-a-number' | 'must-be-positive' | 'too-large' | 'too-many-places';

const grouped = /^\d{1,3}(?:,\d{3})+(?=\.|$)/;

/**
 * A figure as typed or pasted, spelled plainly: full-width digits as digits; spaces around it, invisible signs, commas
 * between thousands and the sign or name of what it counts left out. `unit` is a currency code, `units` or `points`; a sign
 * that may mean another currency isn't guessed at [TRADE-101, OPEN-58].
 */
export function plainFigure(typed: string, unit?: string): string {
  const spelled = typedText(typed).replace(/(?<=\d)。(?=\d)/g, '.');
  const text = unit === undefined ? spelled : withoutMark(spelled, unit);
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
  const stored = round(figure.value, places, 'down');
  return compare(stored, figure.value) === 0 ? ok(stored) : err('too-many-places');
}
