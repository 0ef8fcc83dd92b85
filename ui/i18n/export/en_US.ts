/** The words of the Excel file in English; they also give the other languages their shape. */
export const en_US = {
  export: {
    action: 'Download Excel',
    making: 'Preparing your Excel file…',
    ready: 'Your Excel file is ready.',
    failed: 'We could not make your Excel file.',
    notes: 'Notes',
    account: 'Account',
    code: 'Fund code',
    isin: 'ISIN',
    risk: 'Risk rating',
    payment: 'Settlement',
    currency: 'Currency',
    'in-currency': '{{figure}} ({{currency}})',
    'made-at': 'Made at (Hong Kong time)',
    accounts: 'Accounts',
    'viewing-currency': 'Viewing currency',
    'nav-dates': 'NAV dates',
    'rate-dates': 'Exchange rate dates',
    amounts: 'Amounts',
    'amounts-hidden': 'Hidden, as you chose: this file contains no units or amounts.',
    'amounts-shown': 'Shown',
    'filter-paid': 'Payment currency',
    contents: 'Contents',
    'all-accounts': 'All holdings of all accounts, MasterAccount first, then each Regular Investment Plan account',
    'filter-trade': 'Lump sum or regular',
    'filter-find': 'Found by',
    filter: 'Filter',
    'filter-account': 'Account',
    'no-filter': 'None',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly export: typeof en_US;
  }
}
