import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, isNegative, negate, scaled, subtract, toText } from '../../../domain/money/decimal';
import { splitCost } from '../../../domain/trading/costs/cost-split';
import { checkDailyCap } from '../../../domain/trading/limits/daily-cap';
import { isPricingSuspended } from '../../../domain/trading/limits/pricing-suspension';
import { redeemedInDay, redemptionCaution } from '../../../domain/trading/notes/redemption-caution';
import { isRemitted, mayWaitForRemittance, mayWaitInRegion } from '../../../domain/trading/orders/remittance-threshold';
import { switchFxRate } from '../../../domain/trading/costs/switch-fx-rate';
import { amounts, decimals, positives } from '../../arbitraries/decimal';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';
import { decimal } from '../../builders/decimal';

const tiny = scaled(1n, 18);
const cap = decimal('30000000');

describe('the daily cap', () => {
  const allows = (kind: 'buy' | 'redemption' | 'switch', today: string, amount: string) =>
    checkDailyCap(kind, decimal(today), decimal(amount));

  it('[TRADE-116, CONFLICT-40] lets purchases of 30 million a day through, and no more', () => {
    expect(allows('buy', '0', '30000000')).toBe(true);
    expect(allows('buy', '29999999.99', '0.01')).toBe(true);
    expect(allows('buy', '29999999.99', '0.02')).toBe(false);
    expect(allows('buy', '0', '30000000.01')).toBe(false);
  });

  it('[TRADE-117, CONFLICT-40] lets redemptions of 30 million a day through, and no more', () => {
    expect(allows('redemption', '10000000', '20000000')).toBe(true);
    expect(allows('redemption', '10000000', '20000001')).toBe(false);
    expect(allows('redemption', '30000000', '0.01')).toBe(false);
  });

  it('[TRADE-118] the daily cap doesn’t count switches', () => {
    expect(allows('switch', '0', '30000000.01')).toBe(true);
    expect(allows('switch', '999999999999', '999999999999')).toBe(true);
  });

  it('[TRADE-116, TRADE-117, CONST-17, CONFLICT-40] ends exactly at 30 million, however it is reached', () => {
    const capped = fc.constantFrom('buy' as const, 'redemption' as const);
    fc.assert(
      fc.property(capped, amounts, (kind, today) => {
        const left = subtract(cap, today);
        expect(checkDailyCap(kind, today, left)).toBe(true);
        expect(checkDailyCap(kind, today, subtract(left, tiny))).toBe(true);
        expect(checkDailyCap(kind, today, add(left, tiny))).toBe(false);
        expect(checkDailyCap(kind, left, today)).toBe(true);
      }),
    );
  });
});

describe('the caution over redemptions', () => {
  it('[TRADE-84, TRADE-109, CONFLICT-38] begins at half of the portfolio', () => {
    const cautions = (redeemed: string) => redemptionCaution(decimal(redeemed), decimal('1000'));
    expect(['499.99', '500', '500.00', '500.01', '1000', '2000'].map(cautions)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('[TRADE-109] the caution over redemptions isn’t for a client who redeems nothing, even from nothing', () => {
    expect(redemptionCaution(decimal('0'), decimal('0'))).toBe(false);
    expect(redemptionCaution(decimal('-1'), decimal('-10'))).toBe(false);
    expect(redemptionCaution(decimal('0.01'), decimal('0'))).toBe(true);
  });

  it('[TRADE-109, CONFLICT-38] begins exactly at half, for any portfolio', () => {
    fc.assert(
      fc.property(positives, decimals, (half, redeemed) => {
        const whole = add(half, half);
        expect(redemptionCaution(half, whole)).toBe(true);
        expect(redemptionCaution(subtract(half, tiny), whole)).toBe(false);
        expect(redemptionCaution(add(half, tiny), whole)).toBe(true);
        expect(redemptionCaution(redeemed, whole)).toBe(compare(redeemed, half) >= 0);
      }),
    );
  });

  it('[TRADE-109, CONFLICT-38] counts what was redeemed earlier in the day, if that is known', () => {
    expect(redemptionCaution(undefined, decimal('100'))).toBe(true);
    expect(toText(redeemedInDay(decimal('100'), [decimal('250.5'), decimal('149.5')]))).toBe('500.0');
    expect(toText(redeemedInDay(undefined, [decimal('250.5')]))).toBe('250.5');
    expect(toText(redeemedInDay(undefined, []))).toBe('0');
  });
});

describe('pricing', () => {
  it('[TRADE-119, OPEN-37] pricing is suspended from 40 % of the markets on, that included', () => {
    expect(['0', '0.3999', '0.4', '0.40', '0.4001', '1'].map((share) => isPricingSuspended(decimal(share)))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('[TRADE-119, OPEN-37] pricing is suspended exactly from there', () => {
    fc.assert(
      fc.property(decimals, (share) => {
        expect(isPricingSuspended(share)).toBe(!isNegative(subtract(share, decimal('0.4'))));
        expect(isPricingSuspended(subtract(decimal('0.4'), tiny))).toBe(false);
      }),
    );
  });
});

describe('the rate of an offshore switch', () => {
  it('[TRADE-135] the rate of an offshore switch is the order day’s own up to 24 May 2025', () => {
    expect(['1999-12-31', '2025-05-23', '2025-05-24'].map(switchFxRate)).toEqual(['T', 'T', 'T']);
  });

  it('[TRADE-136] the rate of an offshore switch is the next day’s from 25 May 2025 on', () => {
    expect(['2025-05-25', '2025-05-26', '2026-01-01', '9999-12-31'].map(switchFxRate)).toEqual(Array(4).fill('T+1'));
  });

  it('[TRADE-135, TRADE-136] turns once and for all', () => {
    fc.assert(
      fc.property(isoDates, (date) => {
        expect(switchFxRate(date)).toBe(Date.parse(date) < Date.UTC(2025, 4, 25) ? 'T' : 'T+1');
      }),
    );
  });

  it('[TRADE-136] the rate of an offshore switch is today’s rule for what is no date', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.constantFrom('2025-02-30', '2024-1-1', '20240101')), (text) => {
        fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(text) || text === '2025-02-30');
        expect(switchFxRate(text)).toBe('T+1');
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('a remittance', () => {
  const waits = (currency: string, worth: string, threshold?: string) =>
    !isRemitted(
      { currency, cumulativeEquivalent: decimal(worth) },
      threshold === undefined ? undefined : decimal(threshold),
    );

  it('[TRADE-124, TRADE-125, CONST-19] a remittance of foreign currency waits until it is worth 1,500, redeemed or distributed', () => {
    expect(['1499.99', '1500', '1500.01'].map((worth) => waits('USD', worth))).toEqual([true, false, false]);
  });

  it('[TRADE-124, TRADE-125] a remittance of TWD doesn’t wait', () => {
    expect(['TWD', 'twd'].map((currency) => waits(currency, '0.01'))).toEqual([false, false]);
  });

  it('[TRADE-124] a remittance of one redemption may wait unless its own worth is known to reach the threshold', () => {
    const may = (currency: string, worth?: string) =>
      mayWaitForRemittance(currency, worth === undefined ? undefined : decimal(worth));
    expect([may('USD'), may('USD', '1499.99'), may('USD', '1500'), may('TWD')]).toEqual([true, true, false, false]);
    expect(mayWaitForRemittance('USD', decimal('1500'), decimal('1501'))).toBe(true);
  });

  it('[TRADE-124] a remittance may wait in Taiwan alone, in any currency but TWD', () => {
    const may = (currency?: string) => [mayWaitInRegion('TW', currency), mayWaitInRegion('HK', currency)];
    expect([may('USD'), may(), may('TWD')]).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
    expect(['1499.99', '1500'].map((worth) => mayWaitInRegion('TW', 'USD', decimal(worth)))).toEqual([true, false]);
  });

  it('[OPEN-34] waits for the amount that is configured', () => {
    expect(['49.99', '50'].map((worth) => waits('EUR', worth, '50'))).toEqual([true, false]);
  });

  it('[TRADE-124, TRADE-125, OPEN-34] goes exactly from the threshold on', () => {
    fc.assert(
      fc.property(positives, (threshold) => {
        const goes = (cumulativeEquivalent: typeof threshold) =>
          isRemitted({ currency: 'JPY', cumulativeEquivalent }, threshold);
        expect([goes(threshold), goes(subtract(threshold, tiny)), goes(add(threshold, tiny))]).toEqual([
          true,
          false,
          true,
        ]);
      }),
    );
  });
});

describe('the cost of the split funds', () => {
  it('[TRADE-142] the cost of the split funds is divided into 62.37 % and 37.63 %', () => {
    const parts = splitCost(decimal('10000'), 2);
    expect([toText(parts.first), toText(parts.second)]).toEqual(['6237.00', '3763.00']);
    const odd = splitCost(decimal('0.01'), 2);
    expect([toText(odd.first), toText(odd.second)]).toEqual(['0.01', '0.00']);
    const whole = splitCost(decimal('1'), 0);
    expect([toText(whole.first), toText(whole.second)]).toEqual(['1', '0']);
  });

  it('[TRADE-142] the cost of the split funds is whole again when its parts are added, and each part is right to half a unit', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 4 }), (cost, places) => {
        const { first, second } = splitCost(cost, places);
        expect(compare(add(first, second), cost)).toBe(0);
        const half = scaled(5n, places + 1);
        const off = subtract(first, scaled(cost.digits * 6_237n, cost.scale + 4));
        expect(compare(isNegative(off) ? negate(off) : off, half)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
