import type { ExplainedFigure, Term } from '../../../../domain/holdings/explain-figure';

/** What stands before each number of a sum. */
export const signs: Readonly<Record<ExplainedFigure, readonly string[]>> = {
  'market-value': ['', '×', '×'],
  cost: ['', '×', '×'],
  profit: ['', '−'],
  return: ['', '−', '÷'],
  'return-with-dividend': ['', '+', '÷'],
  share: ['', '÷'],
};

/** What each figure is called. */
export const figureWords = {
  'market-value': 'portfolio.value',
  cost: 'portfolio.cost',
  profit: 'portfolio.profit-loss',
  return: 'portfolio.return-rate',
  'return-with-dividend': 'portfolio.return-with-dividend',
  share: 'portfolio.share',
} as const satisfies Record<ExplainedFigure, string>;

/** What each number of a sum is called. */
export const termWords = {
  units: 'portfolio.units',
  nav: 'portfolio.nav',
  'average-cost': 'portfolio.average-cost',
  'exchange-rate': 'explain.exchange-rate',
  'market-value': 'portfolio.value',
  cost: 'portfolio.cost',
  profit: 'portfolio.profit-loss',
  dividend: 'explain.dividend',
  total: 'portfolio.heading',
} as const satisfies Record<Term['name'], string>;
