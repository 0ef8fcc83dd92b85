import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNegative, isZero, scaled, toText } from '../../../domain/money/decimal';
import { parseEntered, plainFigure } from '../../../domain/money/entered-figure';
import { garbage, hostileRuns } from '../../arbitraries/garbage';

const problemOf = (text: string, places = 2) => {
  const entered = parseEntered(text, places);
  return entered.ok ? toText(entered.value) : entered.error;
};

describe('a figure the client types', () => {
  it.each(['', ' ', '\t\n', '\u3000'])('[TRADE-101, OPEN-58] is required: %j isn’t one', (text) => {
    expect(problemOf(text)).toBe('required');
  });

  it.each(['abc', '1,000', '1e3', '１２', '+5', '5.', '.5', '1 000', '0x10', 'NaN', '1'.repeat(31)])(
    '[OPEN-58] is a number, not %j',
    (text) => expect(problemOf(text)).toBe('not-a-number'),
  );

  it.each(['0', '0.00', '-0', '-1', '-0.001'])('[OPEN-58] is above zero, not %j', (text) => {
    expect(problemOf(text)).toBe('must-be-positive');
  });

  it('[OPEN-58] has no more places than allowed, zeros at its end not counted', () => {
    expect(['0.01', '10.5', ' 7 ', '1.2300', '0.001', '1.234'].map((text) => problemOf(text))).toEqual([
      '0.01',
      '10.50',
      '7.00',
      '1.23',
      'too-many-places',
      'too-many-places',
    ]);
    expect(['3000', '3000.00', '3000.5'].map((text) => problemOf(text, 0))).toEqual([
      '3000',
      '3000',
      'too-many-places',
    ]);
  });

  it('[TRADE-101, OPEN-58] is read back as it was written, with spaces around it or not', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 12n - 2n),
        fc.nat({ max: 8 }),
        fc.constantFrom('', ' ', '  '),
        (digits, places, gap) => {
          const figure = scaled(digits, places);
          expect(parseEntered(`${gap}${toText(figure)}${gap}`, places)).toEqual({ ok: true, value: figure });
          expect(parseEntered(toText(scaled(digits * 10n + 1n, places + 1)), places)).toEqual({
            ok: false,
            error: 'too-many-places',
          });
        },
      ),
    );
  });

  it.each([
    ['1,000', '1000'],
    ['1,234,567.5', '1234567.5'],
    [' １２，３４５ ', '12345'],
    ['1234,567', '1234,567'],
    ['1,23', '1,23'],
    ['1,000,00', '1,000,00'],
    ['1,000x', '1,000x'],
  ])('[TRADE-101, OPEN-58] may have commas between its thousands, and nowhere else: %s', (typed, plain) => {
    expect(plainFigure(typed)).toBe(plain);
  });

  it('[OPEN-58] is plain text or none: what is no text is no number', () => {
    for (const nothing of [undefined, null, 7, {}]) {
      expect(plainFigure(nothing as never)).toBe('');
      expect(parseEntered(nothing as never, 2)).toEqual({ ok: false, error: 'not-a-number' });
    }
  });

  it('[OPEN-58] is refused if it is garbage, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, fc.nat({ max: 18 }), (text, places) => {
        const entered = parseEntered(text, places);
        if (!entered.ok) return;
        expect(/^\d{1,30}(\.\d{1,18})?$/.test(text.trim())).toBe(true);
        expect(isNegative(entered.value) || isZero(entered.value)).toBe(false);
      }),
      { numRuns: hostileRuns },
    );
  });
});
