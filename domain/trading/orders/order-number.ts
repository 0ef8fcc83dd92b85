import { type Brand, brand } from '../../kernel/brand';
import { err, ok, type Result } from '../../kernel/result';
import { typedCode } from '../../typing/typed-code';

/**
 * A short number of an order, to be read aloud: nine digits in threes, `618-033-991`, the last of them a check digit.
 * Digits alone, since they are said and keyed alike in every language of the portal [ORDQ-05].
 */
export type OrderNumber = Brand<string, 'OrderNumber'>;

/** The number of orders that can have a number of their own. */
const capacity = 100_000_000n;

/** Spreads orders received one after the other over all numbers, so that they don't look alike; coprime to the capacity. */
const factor = 61_803_399n;
const inverse = 82_636_599n;

const digitsBeforeCheck = 8;

/** A quasigroup by H. M. Damm: its check digit finds every single wrong digit and every swap of two neighbours. */
const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
].join('');

/** Returns the number of the order that was given a serial, from 1 to 99,999,999; no two serials have one number. */
export function orderNumber(serial: number): OrderNumber {
  const digits = String((BigInt(serial) * factor) % capacity).padStart(digitsBeforeCheck, '0');
  return brand(inThrees(digits + checkDigit(digits)));
}

/** Reads a number as it was typed or pasted, with or without hyphens; `mistyped` where a digit is wrong or two are swapped. */
export function parseOrderNumber(typed: string): Result<OrderNumber, 'malformed' | 'mistyped'> {
  const digits = typedCode(typed);
  if (!/^\d{9}$/.test(digits)) return err('malformed');
  return checkDigit(digits) === '0' ? ok(brand(inThrees(digits))) : err('mistyped');
}

/** Returns the serial that a number was made of. */
export function orderSerial(number: OrderNumber): number {
  const digits = BigInt(number.replaceAll('-', '').slice(0, digitsBeforeCheck));
  return Number((digits * inverse) % capacity);
}

const inThrees = (digits: string): string => digits.replaceAll(/\d{3}(?=\d)/g, '$&-');

/** Returns the check digit of digits that lack theirs, and 0 for digits that end with the right one. */
const checkDigit = (digits: string): string =>
  Array.from(digits).reduce((row, digit) => quasigroup.charAt(Number(row) * 10 + Number(digit)), '0');

/** An order as far as it can be named: by its short number, where the server gives one, else by the server's own id. */
export type NumberedOrder = { readonly orderNo?: string | undefined; readonly orderId?: string | undefined };

/** Returns the number of an order that a client is shown and can tell the hotline; undefined where the server gives none. */
export const shownOrderNumber = ({ orderNo, orderId }: NumberedOrder): string | undefined => orderNo ?? orderId;
