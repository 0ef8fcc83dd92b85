import { type OffshoreClient, isInViewingCurrency } from './offshore-currency';
import type { PortfolioHolding } from '../portfolio-holding';

/** The currency in which a row shows its figures, the default first [PORT-44]. */
export const figureCurrencies = ['own', 'base', 'viewed'] as const;

/** As the region shows a row, in the fund's base currency, or in the viewing currency of the totals [PORT-44]. */
export type FigureCurrency = (typeof figureCurrencies)[number];

/** The holding with the row's figures in the wanted currency, its own being that in which the client has them; totals, shares and the order stay those of the viewing currency [PORT-44, HOLD-09, HOLD-11]. */
export function withFiguresIn<T extends PortfolioHolding>(
  holding: T,
  requested: FigureCurrency,
  client?: OffshoreClient,
): T {
  const own = isInViewingCurrency(holding, client) ? holding.viewedFigures : undefined;
  const line = { base: holding.baseCurrencyFigures, viewed: holding.viewedFigures, own }[requested];
  return line ? { ...holding, line } : holding;
}

/** Returns the currencies that rows can be shown in: the viewing currency is a choice of its own where rows have another [PORT-44]. */
export const offeredFigureCurrencies = (holdings: readonly PortfolioHolding[]): readonly FigureCurrency[] =>
  figureCurrencies.filter((name) => name !== 'viewed' || holdings.some(({ viewedFigures }) => viewedFigures));
