import { describe, expect, it } from 'vitest';
import { isNoticeInForce, isNoticePast } from '../../../domain/notices/dated-notice';
import { termsFrom } from '../../../domain/regular-plans/plan-terms';
import { readLeastReturn } from '../../../domain/regular-plans/running/least-return';
import { orderKinds } from '../../../domain/trading/e-list/trading-item-type';
import { readPercent } from '../../../domain/trading/orders/read-percent';
import { switchExchange } from '../../../domain/trading/orders/switch-exchange';
import { decimal } from '../../builders/decimal';

const tooLarge = '9999999999999';

describe('orders at their edges', () => {
  it('[ORDQ-02, OPEN-58] refuses a percent and a return that are too large for any figure', () => {
    expect(readPercent(tooLarge)).toEqual({ ok: false, error: 'above-hundred' });
    expect(readLeastReturn(tooLarge, { places: 2, most: decimal('999') })).toEqual({
      ok: false,
      error: 'above-maximum',
    });
  });

  it('[TRADE-43] names the currencies of a switch that is converted, and none of one that is not', () => {
    expect(switchExchange('USD', 'JPY')).toEqual({ from: 'USD', into: 'JPY' });
    for (const [from, into] of [
      ['USD', 'usd'],
      [undefined, 'JPY'],
      ['USD', undefined],
    ] as const)
      expect(switchExchange(from, into)).toBeUndefined();
    expect(orderKinds.S).toBe('switch');
  });

  it('[OPEN-36] keeps a notice in force from its first to its last day, and in the archive after it', () => {
    const long = { from: '2026-01-01', to: '2026-01-03' };
    expect([isNoticeInForce(long, '2026-01-03'), isNoticePast(long, '2026-01-04')]).toEqual([true, true]);
    expect([isNoticeInForce({}, '2026-01-03'), isNoticePast({}, '2026-01-04')]).toEqual([true, false]);
    const day = { from: '2026-01-01' };
    expect([isNoticeInForce(day, '2026-01-02'), isNoticePast(day, '2026-01-02')]).toEqual([false, true]);
  });

  it('[RSP-09] orders at their edges has no terms of a plan without changes', () => {
    expect(termsFrom([], { fromMonth: '2026-01' })).toEqual([]);
  });
});
