import type { ExplainedFigure, Explanation, Term } from '../../../../domain/holdings/figures/explain-figure';

/** The spoken names of the operators between the numbers of a sum: many screen readers pass over the signs. */
export const operatorLabels = {
  '+': 'explanation:sign-plus',
  '−': 'explanation:sign-minus',
  '×': 'explanation:sign-times',
  '÷': 'explanation:sign-over',
  '=': 'explanation:sign-equals',
} as const;

/** A sign of a sum. */
export type Operator = keyof typeof operatorLabels;

/** A number of a calculation and the operator before it; undefined before the first. */
export type SignedTerm = { readonly term: Term; readonly sign: Operator | undefined };

/** Returns the numbers of a calculation in their order, each with its operator. */
export function signedTerms({ figure, terms }: Explanation): readonly SignedTerm[] {
  const second = terms[1];
  const isOfPrices = figure === 'return' && terms[0]?.name === 'nav';
  const signs = isOfPrices ? operatorsOfPriceReturn : operators[figure];
  // (NAV - average unit cost) / average unit cost: the last number is in it twice.
  const numbers = isOfPrices && second ? [...terms, second] : terms;
  return numbers.map((term, place) => ({ term, sign: signs[place] }));
}

type Operators = readonly (Operator | undefined)[];

const operatorsOfPriceReturn: Operators = [undefined, '−', '÷'];

const operators: Readonly<Record<ExplainedFigure, Operators>> = {
  'market-value': [undefined, '×', '×'],
  cost: [undefined, '×', '×'],
  profit: [undefined, '−'],
  return: [undefined, '÷'],
  'return-with-dividend': [undefined, '+', '÷'],
  share: [undefined, '÷'],
};

/** The message keys of the figures' names. */
export const figureLabels = {
  'market-value': 'portfolio:value',
  cost: 'portfolio:cost',
  profit: 'portfolio:profit-loss',
  return: 'portfolio:return-rate',
  'return-with-dividend': 'portfolio:return-with-dividend',
  share: 'portfolio:share',
} as const satisfies Record<ExplainedFigure, string>;

/** The message keys of the names of a sum's numbers. */
export const termLabels = {
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
