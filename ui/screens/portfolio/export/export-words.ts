import type { TFunction } from 'i18next';
import type { PastSheetWords } from '../../../../domain/performance/portfolio-sheets';
import type { ExportWords } from '../../../../application/portfolio/notes-sheet';
import { flowName } from '../../../performance/flow-name';
import { dealName } from '../history/deal-name';

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
    past: pastWords(t),
  };
}

/** Returns the texts of the sheets of the past, those that the screen has. */
function pastWords(t: TFunction): PastSheetWords {
  return {
    sheets: {
      assets: t('history:heading'),
      changes: t('history:how-heading'),
      line: t('history:chart'),
      payments: t('export:payments'),
    },
    terms: {
      of: t('export:contents'),
      currency: t('export:viewing-currency'),
      total: t('gains:total'),
      funds: t('portfolio:heading-of-funds'),
      cash: t('history:cash'),
      'in-transit': t('history:in-transit'),
      'other-orders': t('history:other-orders'),
      'open-orders': t('history:open-orders'),
      'put-in': t('history:put-in'),
      gain: t('history:gain'),
      realised: t('history:realised'),
      unrealised: t('history:unrealised'),
      'time-weighted': t('history:time-weighted'),
      'money-weighted': t('history:money-weighted'),
      'money-weighted-period': t('history:money-weighted-period'),
      period: t('history:period'),
      'since-visit': t('export:since-visit'),
      latest: t('export:latest-day'),
      from: t('export:first-day'),
      to: t('export:last-day'),
      opening: t('export:opening'),
      'paid-in': t('history:paid-in'),
      'paid-out': t('history:paid-out'),
      price: t('history:price'),
      'exchange-rates': t('history:currency'),
      distributions: t('history:distributions'),
      fees: t('history:fees'),
      unexplained: t('history:unexplained'),
      closing: t('export:closing'),
      date: t('history:day'),
      value: t('history:value'),
      kind: t('gains:column-kind'),
      order: t('gains:column-order'),
      payment: t('export:payment-amount'),
    },
    transit: (order) => dealName(t, order),
    flow: (payment) => flowName(t, payment),
    unvalued: (count) => t('history:unvalued', { count }),
    moneyLeftOut: t('history:money-left-out'),
    noReturn: (reason) => t(`history:money-weighted-${reason}`),
  };
}
