import type { Portfolio } from '../../application/ports/holdings/holdings';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import { summarise } from '../../domain/holdings/figures/summarise';
import { decimal } from './decimal';

type Sketch = {
  readonly code: string;
  readonly category?: string;
  readonly marketType?: string | undefined;
  readonly marketValue: string;
  readonly profit: string;
  readonly returnPercent: string;
};

/** A holding of a fund with the figures that matter; everything else is plausible. */
export function portfolioHolding(sketch: Sketch): PortfolioHolding {
  const figures = {
    marketValue: decimal(sketch.marketValue),
    profit: decimal(sketch.profit),
    cost: decimal('100'),
    returnPercent: decimal(sketch.returnPercent),
  };
  return {
    id: `1|${sketch.code}`,
    accountNo: '1',
    fund: {
      code: sketch.code,
      name: `Fund ${sketch.code}`,
      category: sketch.category ?? '001',
      categoryName: `Category ${sketch.category ?? '001'}`,
      fundMarketType: sketch.marketType,
      marketTypeName: sketch.marketType,
      baseCurrency: 'TWD',
      navPrecision: 2,
      price: decimal('10'),
      priceDate: '2026-11-20',
      availability: { buy: true, regularBuy: true, eRegularBuy: true },
    },
    units: decimal('10'),
    unitsPrecision: 3,
    averageUnitCost: decimal('10'),
    averageUnitCostPrecision: 4,
    precision: 0,
    percentPrecision: 2,
    ...figures,
    line: { currency: 'TWD', precision: 0, percentPrecision: 2, ...figures },
  };
}

/** Three holdings in two categories: a gain, a loss and the best return. */
export function someHoldings(marketType?: string): readonly PortfolioHolding[] {
  return [
    portfolioHolding({ code: 'A', marketType, marketValue: '100', profit: '20', returnPercent: '20' }),
    portfolioHolding({
      code: 'B',
      category: '002',
      marketType,
      marketValue: '300',
      profit: '-40',
      returnPercent: '-12',
    }),
    portfolioHolding({ code: 'C', marketType, marketValue: '50', profit: '10', returnPercent: '25' }),
  ];
}

export function portfolioAsOf(holdings: readonly PortfolioHolding[], asOf = '2026-11-20'): Portfolio {
  const count = new Set(holdings.map(({ fund }) => fund.code)).size;
  return { totals: { currency: 'TWD', precision: 0, asOf, count, ...summarise(holdings) }, holdings };
}
