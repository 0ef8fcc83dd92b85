import type { PortfolioHolding } from '../portfolio-holding';

/** In which currency a row shows its figures, the default first [PORT-44]. */
export const figureCurrencies = ['own', 'base'] as const;

/** As the region shows a row, or in the fund's base currency [PORT-44]. */
export type FigureCurrency = (typeof figureCurrencies)[number];

/** The holding with the row's figures in the wanted currency; totals, shares and the order stay those of the viewing currency [PORT-44, HOLD-09]. */
export const withFiguresIn = <T extends PortfolioHolding>(holding: T, wanted: FigureCurrency): T =>
  wanted === 'base' && holding.baseCurrencyFigures ? { ...holding, line: holding.baseCurrencyFigures } : holding;
