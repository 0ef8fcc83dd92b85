import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { FundRecords } from '../../../application/ports/funds/fund-records';
import type { FundDetails } from '../../../domain/funds/fund-details';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import { performanceLabels } from '../../../domain/funds/performance/performance-columns';
import { decimal } from '../../builders/decimal';
import { ok } from '../../../domain/kernel/result';
import { toText, zero } from '../../../domain/money/decimal';
import { FundFigures } from '../../../ui/funds/figures/fund-figures';
import { settled } from '../../builders/settled';

class Prices extends FundRecords {
  constructor(private readonly navs: readonly DatedNav[]) {
    super();
  }
  details(): AsyncResult<FundDetails | undefined> {
    return Promise.resolve(ok(undefined));
  }
  documents() {
    return Promise.resolve(ok([]));
  }
  prices(): AsyncResult<readonly DatedNav[]> {
    return Promise.resolve(ok(this.navs));
  }
}

async function figuresOf(navs: readonly DatedNav[]): Promise<FundFigures> {
  const figures = new FundFigures(new Prices(navs), { code: 'A' }, () => ({ baseCurrency: 'USD' }));
  figures.load();
  await settled();
  return figures;
}

describe('the figures of a fund', () => {
  it('[FUND-13, FUND-31] the return by the price alone is calculated to the day of the published figure beside it', async () => {
    const figures = await figuresOf([
      { date: '2025-10-31', nav: decimal('100') },
      { date: '2025-11-27', nav: decimal('104') },
      { date: '2026-10-31', nav: decimal('110') },
      { date: '2026-11-27', nav: decimal('156') },
    ]);
    const returnAsOf = (day: string | undefined) => toText(figures.priceReturn('1Y', day) ?? zero);
    expect([returnAsOf('2026-10-31'), returnAsOf(undefined)]).toEqual(['10.0000000000', '50.0000000000']);
    expect(figures.priceReturn('1Y', '2025-10-31')).toBeUndefined();
    const oneYear = figures
      .returns('HK', { oneYear: decimal('12'), performanceEffectiveDate: '2026-10-31' })
      .find(({ period }) => period === '1Y');
    expect([oneYear?.percent, oneYear?.priceOnly].map((percent) => percent && toText(percent))).toEqual([
      '12',
      '10.0000000000',
    ]);
  });

  it('[FUND-31] the return by the price alone needs no price after the day that it is calculated to', () => {
    const price = fc.integer({ min: 1, max: 1000 }).map((nav) => decimal(String(nav)));
    const prices = fc.array(price, { minLength: 20, maxLength: 40 });
    return fc.assert(
      fc.asyncProperty(prices, fc.nat(19), fc.constantFrom(...performanceLabels), async (navs, last, period) => {
        const dated = navs.map((nav, month) => ({
          date: new Date(Date.UTC(2024, month + 1, 0)).toISOString().slice(0, 10),
          nav,
        }));
        const day = dated[last]?.date;
        const [whole, until] = await Promise.all([figuresOf(dated), figuresOf(dated.slice(0, last + 1))]);
        const text = (figures: FundFigures, asOf: string | undefined) => {
          const percent = figures.priceReturn(period, asOf);
          return percent && toText(percent);
        };
        expect(text(whole, day)).toBe(text(until, undefined));
      }),
    );
  });
});
