import type { GainsExportWords } from '../../../application/portfolio/export-gains';
import type { GainsTerm } from '../../../domain/performance/gains-sheets';
import type { useTexts } from '../../i18n/use-texts';

type Translate = ReturnType<typeof useTexts>['t'];

/** Returns the words of the Excel file of a year, in the client's language. */
export function gainsExportWords(t: Translate, year: number): GainsExportWords {
  const terms: Readonly<Record<GainsTerm, string>> = {
    fund: t('gains:column-fund'),
    code: t('export:code'),
    account: t('export:account'),
    date: t('history:day'),
    kind: t('gains:column-kind'),
    order: t('gains:column-order'),
    units: t('gains:column-units'),
    currency: t('export:currency'),
    amount: t('gains:column-amount'),
    proceeds: t('gains:column-proceeds'),
    cost: t('gains:column-cost'),
    gain: t('gains:column-gain'),
    converted: t('gains:column-converted'),
    'realised-gain': t('gains:realisedGain'),
    'paid-distributions': t('gains:paidDistributions'),
    'reinvested-distributions': t('gains:reinvestedDistributions'),
    fees: t('gains:fees'),
    total: t('gains:total'),
    opening: t('gains:opening'),
    'paid-in': t('history:paid-in'),
    'paid-out': t('history:paid-out'),
    price: t('history:price'),
    'exchange-rates': t('history:currency'),
    distributions: t('history:distributions'),
    unexplained: t('history:unexplained'),
    closing: t('gains:closing'),
  };
  return {
    fileName: t('gains:file', { year }),
    sheets: {
      'by-fund': t('gains:part-funds'),
      sales: t('gains:part-sales'),
      payments: t('gains:sheet-payments'),
      year: t('gains:balance', { year }),
    },
    terms,
    remarks: t('export:notes'),
    notes: { 'made-at': t('export:made-at'), currency: t('export:currency'), amounts: t('export:amounts') },
    amountsHidden: t('export:amounts-hidden'),
    amountsShown: t('export:amounts-shown'),
    remarkLines: [t('gains:cost-note'), t('gains:tax-note')],
  };
}
