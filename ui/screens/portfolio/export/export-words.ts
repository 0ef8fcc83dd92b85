import type { TFunction } from 'i18next';
import type { ExportWords } from '../../../../application/portfolio/notes-sheet';

/** Returns the texts of the Excel file in the client's language. */
export function exportWords(t: TFunction, currency: string): ExportWords {
  const inCurrency = (figure: string) => t('export:in-currency', { figure, currency });
  return {
    holdings: t('portfolio:holdings'),
    remarks: t('export:notes'),
    columns: {
      group: t('portfolio:group-by'),
      account: t('export:account'),
      name: t('portfolio:fund'),
      code: t('export:code'),
      isin: t('export:isin'),
      'base-currency': t('portfolio:group-FUND_BASE_CURRENCY'),
      category: t('portfolio:group-FUND_CATEGORY'),
      risk: t('export:risk'),
      payment: t('export:payment'),
      units: t('portfolio:units'),
      'average-cost': t('portfolio:average-cost'),
      nav: t('portfolio:nav'),
      'nav-date': t('portfolio:nav-date'),
      currency: t('export:currency'),
      value: t('portfolio:value'),
      cost: t('portfolio:cost'),
      profit: t('portfolio:profit-loss'),
      return: t('portfolio:return-rate'),
      'viewed-value': inCurrency(t('portfolio:value')),
      'viewed-cost': inCurrency(t('portfolio:cost')),
      'viewed-profit': inCurrency(t('portfolio:profit-loss')),
      share: t('portfolio:share'),
    },
    notes: {
      'made-at': t('export:made-at'),
      currency: t('export:viewing-currency'),
      'nav-dates': t('export:nav-dates'),
      'rate-dates': t('export:rate-dates'),
      accounts: t('export:accounts'),
      amounts: t('export:amounts'),
      contents: t('export:contents'),
    },
    amountsHidden: t('export:amounts-hidden'),
    amountsShown: t('export:amounts-shown'),
    allAccounts: t('export:all-accounts'),
  };
}
