import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../../domain/money/currency';
import { isNegative, isZero, scaled, toText } from '../../../domain/money/decimal';
import { parseEntered, plainFigure } from '../../../domain/money/entered-figure';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { invisibleSigns, typedAs } from '../../arbitraries/typing';

const problemOf = (text: string, places = 2) => {
  const entered = parseEntered(text, places);
  return entered.ok ? toText(entered.value) : entered.error;
};

describe('a figure the client types', () => {
  it.each(['', ' ', '\t\n', '\u3000'])(
    '[TRADE-101, OPEN-58] a figure the client types is required: %j isn’t one',
    (text) => {
      expect(problemOf(text)).toBe('required');
    },
  );

  it.each(['abc', '1,000', '1e3', '１２', '+5', '5.', '.5', '1 000', '0x10', 'NaN', '1'.repeat(31)])(
    '[OPEN-58] a figure the client types is a number, not %j',
    (text) => expect(problemOf(text)).toBe('not-a-number'),
  );

  it.each(['0', '0.00', '-0', '-1', '-0.001'])('[OPEN-58] a figure the client types is above zero, not %j', (text) => {
    expect(problemOf(text)).toBe('must-be-positive');
  });

  it('[OPEN-58] a figure the client types has no more places than allowed, zeros at its end not counted', () => {
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

  it('[TRADE-101, OPEN-58] a figure the client types is read back as it was written, with spaces around it or not', () => {
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
  ])(
    '[TRADE-101, OPEN-58] a figure the client types may have commas between its thousands, and nowhere else: %s',
    (typed, plain) => {
      expect(plainFigure(typed)).toBe(plain);
    },
  );

  it.each([
    ['5,000元', 'TWD', '5000'],
    ['NT$5000', 'TWD', '5000'],
    ['ＮＴ＄５，０００', 'TWD', '5000'],
    ['新台幣 5,000 元整', 'TWD', '5000'],
    ['twd 5,000', 'TWD', '5000'],
    ['$5,000', 'TWD', '5000'],
    ['HK$10,000.50', 'HKD', '10000.50'],
    ['HKD\u00A010,000', 'HKD', '10000'],
    ['港幣10,000元', 'HKD', '10000'],
    ['US$1,234.5', 'USD', '1234.5'],
    ['1,234.5美元', 'USD', '1234.5'],
    ['USD 1,234.50', 'USD', '1234.50'],
    ['¥1,000', 'JPY', '1000'],
    ['€1,000', 'EUR', '1000'],
    ['EUR 1,000', 'eur', '1000'],
    ['1,000.5 單位', 'units', '1000.5'],
    ['1000 units', 'units', '1000'],
    ['1,800 點', 'points', '1800'],
    ['\u202A5,0\u200B00\u202C', 'TWD', '5000'],
    ['５。５', 'USD', '5.5'],
  ])(
    '[TRADE-101, OPEN-58] a figure the client types may bear the sign or name of what it counts: %s as %s',
    (typed, unit, plain) => {
      expect(plainFigure(typed, unit)).toBe(plain);
    },
  );

  it.each([
    ['US$5000', 'TWD'],
    ['NT$5000', 'HKD'],
    ['5,000元', 'USD'],
    ['HKD 5,000', 'USD'],
    ['5萬', 'TWD'],
    ['5,000元5', 'TWD'],
    ['NT$', 'TWD'],
    ['5,000元', 'units'],
    ['$5', 'points'],
    ['toString5', 'toString'],
  ])(
    '[OPEN-58] a figure the client types isn’t guessed at where its sign means another currency, or nothing: %s as %s',
    (typed, unit) => {
      const read = parseEntered(plainFigure(typed, unit), 2);
      expect(read).toEqual({ ok: false, error: 'not-a-number' });
    },
  );

  it('[OPEN-58] a figure the client types is settled after one go, and keeps its digits and its point', () => {
    const units = fc.constantFrom(...currencies, 'units', 'points', undefined);
    const texts = fc.oneof(
      garbage,
      fc.string({ unit: fc.constantFrom('5', '0', ',', '.', '-', ' ', '$', 'NT', '元', '\u200B') }),
    );
    const digitsOf = (text: string) => text.replace(/[^\d.]/g, '');
    fc.assert(
      fc.property(texts, units, (text, unit) => {
        const plain = plainFigure(text, unit);
        expect(plainFigure(plain, unit)).toBe(plain);
        expect(digitsOf(plain)).toBe(digitsOf(text.normalize('NFKC')));
      }),
    );
  });

  it('[OPEN-58] a figure the client types is the same figure with its thousands grouped, its currency named and invisible signs in it', () => {
    const typed = fc.bigInt(1n, 10n ** 12n - 2n).chain((figure) => {
      const plain = String(figure);
      const grouped = plain.replace(/\B(?=(?:\d{3})+$)/g, ',');
      const whole = fc.constantFrom('', 'NT$', 'TWD ', '$').map((sign) => sign + grouped);
      return whole.chain((text) => typedAs(text, invisibleSigns)).map((text) => ({ plain, text }));
    });
    fc.assert(
      fc.property(typed, ({ plain, text }) => {
        expect(plainFigure(text, 'TWD')).toBe(plain);
      }),
    );
  });

  it('[OPEN-58] a figure the client types is plain text or none: what is no text is no number', () => {
    for (const nothing of [undefined, null, 7, {}]) {
      expect(plainFigure(nothing as never)).toBe('');
      expect(parseEntered(nothing as never, 2)).toEqual({ ok: false, error: 'not-a-number' });
    }
  });

  it('[OPEN-58] a figure the client types is refused if it is garbage, and nothing throws', () => {
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
