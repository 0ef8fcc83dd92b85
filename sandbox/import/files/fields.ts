import { isIsoDate } from '../../../domain/calendar/iso-text';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { compare, isNegative, parseDecimal, scaled, toText } from '../../../domain/money/decimal';

/** A field as messages quote it: on one line and not too long. */
export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A NAV or a rate as exact text, all its places kept; the error is the reason why it is none. */
export function readPrice(column: string, text: string): Result<string, string> {
  if (text === '') return err(`${column} is missing`);
  const decimal = parseDecimal(text);
  if (!decimal.ok) return err(`${column} ${quoted(text)} is not a number`);
  if (decimal.value.digits <= 0n) return err(`${column} ${quoted(text)} stands for "none", it is not above zero`);
  return ok(toText(decimal.value));
}

/** A percentage from 0 to 100 as exact text; the error is the reason why it is none. */
export function readPercent(column: string, text: string): Result<string, string> {
  if (text === '') return err(`${column} is missing`);
  const decimal = parseDecimal(text);
  if (!decimal.ok) return err(`${column} ${quoted(text)} is not a number`);
  if (isNegative(decimal.value) || compare(decimal.value, scaled(100n)) > 0)
    return err(`${column} ${quoted(text)} is not from 0 to 100 percent`);
  return ok(toText(decimal.value));
}

/** A real calendar day, YYYY-MM-DD; the error is the reason why it is none. */
export function readDate(column: string, text: string): Result<string, string> {
  if (text === '') return err(`${column} is missing`);
  return isIsoDate(text) ? ok(text) : err(`${column} ${quoted(text)} is not a date YYYY-MM-DD`);
}

/** Returns true if a text has the form of a currency code; which codes have a rate is another matter. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** A name as it was written, composed (NFC) and with plain single blanks; full-width letters stay what they are. */
export const normalisedName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[ \u00a0]+/g, ' ')
    .trim();

/** Returns true if a text holds a control character, which no name, number or date has, and the database may refuse. */
export const hasControlCharacter = (text: string): boolean => /[\u0000-\u001f\u007f]/.test(text);
