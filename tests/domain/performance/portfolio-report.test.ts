import { describe, expect, it } from 'vitest';
import {
  gainOnPayments,
  type PortfolioReport,
  shownMoneyWeightedReturn,
} from '../../../domain/performance/portfolio-report';
import { toText } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';

type ReportPart = Pick<PortfolioReport, 'worth' | 'points'>;

/** A fund bought for 50,000 beside 100,000 in cash; the value of all at the end of today, where it is known. */
function aReport(value: string | undefined, unvalued: number): ReportPart {
  const worth: ReportPart['worth'] = {
    total: decimal('100000'),
    funds: decimal('0'),
    cash: decimal('100000'),
    inTransit: decimal('0'),
    ordersInTransit: [],
    openOrders: 0,
    unvalued,
  };
  return {
    worth,
    points: [{ date: '2026-11-18', value: value === undefined ? undefined : decimal(value), putIn: decimal('150000') }],
  };
}

describe('the gain on the money put in', () => {
  it('[PORT-46] is what the money here is worth beyond what was put in', () => {
    expect(gainOnPayments(aReport('151000', 0))).toEqual(decimal('1000'));
  });

  it('[PORT-46, OPEN-65] is not known while a fund has no price: what was paid for it is no loss', () => {
    expect(gainOnPayments(aReport(undefined, 1))).toBeUndefined();
    expect(gainOnPayments(aReport('100000', 1))).toBeUndefined();
  });

  it('[PORT-46, OPEN-65] is not known while the rate of some cash is missing, nor where nothing was ever put in', () => {
    expect(gainOnPayments(aReport(undefined, 0))).toBeUndefined();
    expect(gainOnPayments({ ...aReport('1', 0), points: [] })).toBeUndefined();
  });
});

describe('the money-weighted return that is shown', () => {
  const over = (first: string, last: string, percent = '12.6825') => {
    const points = [first, last].map((date) => ({ date, value: undefined, putIn: undefined }));
    const shown = shownMoneyWeightedReturn({ points, moneyWeightedReturn: decimal(percent) });
    return shown && [shown.isYearly, toText(shown.percent)];
  };

  it('[PORT-46] is the yearly rate of a year and more', () => {
    expect(over('2025-11-18', '2026-11-18')).toEqual([true, '12.6825']);
    expect(over('2020-11-18', '2026-11-18')).toEqual([true, '12.6825']);
  });

  it('[PORT-46] is what a shorter period itself brought: a month of 12.68 % a year brought one per cent', () => {
    expect(over('2026-10-18', '2026-11-18')).toEqual([false, '1.0193']);
    expect(over('2025-11-19', '2026-11-18')).toEqual([false, '12.6456']);
    expect(over('2026-11-18', '2026-11-18')).toEqual([false, '0.0000']);
    expect(over('2026-10-18', '2026-11-18', '-99.9900')).toEqual([false, '-54.2623']);
  });

  it('[PORT-46] is none where there is none', () => {
    expect(shownMoneyWeightedReturn({ points: [], moneyWeightedReturn: undefined })).toBeUndefined();
    expect(shownMoneyWeightedReturn({ points: [], moneyWeightedReturn: decimal('5') })).toBeUndefined();
  });
});
