import type { ExplainedFigure, Term } from '../../../../domain/holdings/figures/explain-figure';

/** What stands between the numbers of a sum, each with the word for it: many screen readers pass over the sign. */
export const signWords = {
  '+': 'explanation:sign-plus',
  '−': 'explanation:sign-minus',
  '×': 'explanation:sign-times',
  '÷': 'explanation:sign-over',
  '=': 'explanation:sign-equals',
} as const;

/** A sign of a sum. */
export type Sign = keyof typeof signWords;

/** What stands before each number of a sum; nothing before the first. */
export const signs: Readonly<Record<ExplainedFigure, readonly (Sign | undefined)[]>> = {
  'market-value': [undefined, '×', '×'],
  cost: [undefined, '×', '×'],
  profit: [undefined, '−'],
  return: [undefined, '−', '÷'],
  'return-with-dividend': [undefined, '+', '÷'],
  share: [undefined, '÷'],
};

/** What each figure is called. */
export const figureWords = {
  'market-value': 'portfolio:value',
  cost: 'portfolio:cost',
  profit: 'portfolio:profit-loss',
  return: 'portfolio:return-rate',
  'return-with-dividend': 'portfolio:return-with-dividend',
  share: 'portfolio:share',
} as const satisfies Record<ExplainedFigure, string>;

/** What each number of a sum is called. */
export const termWords = {
  units: 'portfolio:units',
  nav: 'portfolio:nav',
  'average-cost': 'portfolio:average-cost',
  'exchange-rate': 'explanation:exchange-rate',
  'market-value': 'portfolio:value',
  cost: 'portfolio:cost',
  profit: 'portfolio:profit-loss',
  dividend: 'explanation:dividend',
  total: 'portfolio:heading',
} as const satisfies Record<Term['name'], string>;
