import type { TFunction } from 'i18next';
import type { FilterName, PortfolioView } from './view-fields';

type ChoiceTexts = { readonly [K in FilterName]: (t: TFunction, choice: PortfolioView[K]) => string };

const texts: ChoiceTexts = {
  accountType: (t, accountType) => t(`toolbar:filters.account-${accountType}`),
  paymentCurrency: (t, currency = 'ALL') => t(`toolbar:filters.paid-${currency}`),
  tradingType: (t, tradingType) => t(`toolbar:filters.trade-${tradingType ?? 'ALL'}`),
};

/** Returns what a choice of a filter is called; these words come after the holdings. */
export function filterChoiceText<K extends FilterName>(t: TFunction, name: K, choice: PortfolioView[K]): string {
  const textOf: ChoiceTexts[K] = texts[name];
  return textOf(t, choice);
}
