import { describe, expect, it } from 'vitest';
import { figureCurrencies, withFiguresIn } from '../../../domain/holdings/figures/figure-currency';
import { groupTypes } from '../../../domain/holdings/view/group-holdings';
import { listLayouts } from '../../../domain/holdings/view/list-layout';
import { modeOfGrouping } from '../../../domain/holdings/view/view-mode';
import { decimal } from '../../builders/decimal';
import { portfolioHolding } from '../../builders/portfolio';

describe('the ways to view holdings', () => {
  it('[PORT-14] break a grouping down into its parts, but list the funds as they are', () => {
    expect(groupTypes.map(modeOfGrouping)).toEqual(['DEFAULT', 'BREAKDOWN', 'BREAKDOWN', 'BREAKDOWN']);
  });

  it('[PORT-40] are a table, the default, and cards', () => {
    expect(listLayouts).toEqual(['table', 'card']);
  });
});

describe('figures in the fund’s base currency', () => {
  const plain = portfolioHolding({ code: 'A', marketValue: '300', profit: '20', returnPercent: '7' });
  const baseCurrencyFigures = { ...plain.line, currency: 'USD', precision: 2, marketValue: decimal('9.37') };
  const holding = { ...plain, baseCurrencyFigures };

  it('[PORT-44] replace those of the row alone: totals, shares and the order stay in the viewing currency', () => {
    expect(figureCurrencies).toEqual(['own', 'base']);
    expect(withFiguresIn(holding, 'base')).toEqual({ ...holding, line: baseCurrencyFigures });
    expect(withFiguresIn(holding, 'own')).toBe(holding);
  });

  it('[PORT-44] stay as they are where the server sends no others', () => {
    expect(withFiguresIn(plain, 'base')).toBe(plain);
  });
});
