import fc from 'fast-check';

/** A digit that isn't one of some others. */
export const digitBut = (...others: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...Array.from('0123456789').filter((digit) => !others.includes(digit)));

/** Six digits that no rule refuses: never three alike, never all in order. */
export const pins = fc
  .array(fc.nat({ max: 9 }), { minLength: 6, maxLength: 6 })
  .map((digits) => digits.reduce((pin, digit) => pin + nextDigit(pin, digit), ''));

/** Six digits in order, up or down. */
export const sequences = fc
  .tuple(fc.nat({ max: 4 }), fc.constantFrom('0123456789', '9876543210'))
  .map(([start, digits]) => digits.slice(start, start + 6));

/** A MasterAccount number, plain or written in groups. */
export const arbitraryAccountNumbers = fc
  .tuple(fc.stringMatching(/^[0-9]{12}$/), fc.constantFrom('', ' ', '-'))
  .map(([digits, gap]) => [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].join(gap));

// A digit that would make three alike, or the sixth of a sequence, is moved on by five, where it can do neither.
function nextDigit(pin: string, digit: number): string {
  const next = String(digit);
  const isThird = pin.endsWith(next + next);
  const isSixth = pin.length === 5 && ['0123456789', '9876543210'].some((line) => line.includes(pin + next));
  return isThird || isSixth ? String((digit + 5) % 10) : next;
}
