import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, toText, zero } from '../../../domain/money/decimal';
import { type QuantityRule, quantityProblem, readQuantity } from '../../../domain/trading/limits/quantity-rule';
import { decimal } from '../../builders/decimal';

const amount = (more: object = {}): QuantityRule => ({
  kind: 'amount',
  places: 2,
  currency: 'HKD',
  bounds: { minimum: decimal('100'), maximum: decimal('10000') },
  ...more,
});
const units: QuantityRule = { kind: 'redemption', places: 4, available: decimal('27050.2926') };

/** Returns the value of a typed figure, or the problem with it. */
const read = (typed: string, rule: QuantityRule): string => {
  const figure = readQuantity(typed, rule);
  return figure.ok ? toText(figure.value) : figure.error;
};

describe('the figure of an order line', () => {
  it.each([
    ['１２，３４５．６７', '12345.67', amount({ bounds: { minimum: zero } })],
    [' 1,000 ', '1000.00', amount()],
    ['100', '100.00', amount()],
    ['HK$1,000\u200B', '1000.00', amount()],
    ['1,000元', '1000.00', amount({ currency: 'TWD' })],
    ['0.5 單位', '0.5000', units],
    ['10000', '10000.00', amount()],
    ['27050.2926', '27050.2926', units],
    ['0.0001', '0.0001', units],
  ])(
    '[OPEN-58, TRADE-98, TRADE-99, TRADE-96] the figure of an order line is read as it was meant: %s',
    (typed, figure, rule) => {
      expect(compare(decimal(read(typed, rule)), decimal(figure))).toBe(0);
    },
  );

  it.each([
    ['', 'required', amount()],
    ['　', 'required', amount()],
    ['0', 'must-be-positive', amount()],
    ['-5', 'must-be-positive', amount()],
    ['1e400', 'not-a-number', amount()],
    ['9'.repeat(31), 'not-a-number', amount()],
    ['12,34', 'not-a-number', amount()],
    ['1,0000', 'not-a-number', amount()],
    ['一百', 'not-a-number', amount()],
    ['US$500', 'not-a-number', amount()],
    ['100.001', 'too-many-places', amount()],
    ['99.99', 'below-minimum', amount()],
    ['10000.01', 'above-maximum', amount()],
    ['27050.2927', 'redemption-exceeds-available', units],
    ['27050.2927', 'switch-out-exceeds-available', { ...units, kind: 'switch-out' }],
  ] as const)(
    '[TRADE-96..101, ERR-99..101, OPEN-58] the figure of an order line is refused with the rule that it breaks: %s',
    (typed, problem, rule) => {
      expect(read(typed, rule)).toBe(problem);
    },
  );

  it('[TRADE-116, CONFLICT-40] counts with the list’s other purchases under the day’s cap, the cap included', () => {
    const rule = (others: string) => amount({ places: 0, bounds: { minimum: zero }, otherBuysInTwd: decimal(others) });
    expect([read('50000', rule('29950000')), read('50001', rule('29950000'))]).toEqual(['50000', 'above-daily-cap']);
    expect(quantityProblem(decimal('99999999'), amount({ bounds: { minimum: zero } }))).toBeUndefined();
  });

  it('[TRADE-101] that isn’t there is required', () => {
    expect([quantityProblem(undefined, units), quantityProblem(undefined, amount())]).toEqual(['required', 'required']);
  });

  it('[OPEN-58, TRADE-96] the figure of an order line is kept only where nothing stands against it, and exactly as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.bigInt({ min: -10n, max: 400_000_000n }), (text, digits) => {
        for (const typed of [text, `${digits / 10_000n}.${String(digits % 10_000n).replace('-', '')}`]) {
          const figure = readQuantity(typed, units);
          if (!figure.ok) continue;
          expect(quantityProblem(figure.value, units)).toBeUndefined();
          expect(compare(figure.value, decimal(typed.normalize('NFKC').trim().replaceAll(',', '')))).toBe(0);
        }
      }),
    );
  });
});
