/** The words of explained figures in English. */
export const en_US = {
  explain: {
    title: '{{figure}}: how it is worked out',
    'sign-plus': 'plus',
    'sign-minus': 'minus',
    'sign-times': 'times',
    'sign-over': 'divided by',
    'sign-equals': 'equals',
    'exchange-rate': 'Exchange rate',
    dividend: 'Cash dividends paid',
    'rate-note': 'The exchange rate is the one this figure was converted at, rounded to six places.',
    differs:
      'The figure shown comes from our records and differs from this calculation. If you have questions, please call {{phone}}.',
    nothing: 'A number needed for this calculation is missing at the moment.',
    'all-facts': 'More about this holding',
    'fact-share': 'Asset proportion (% of portfolio)',
    'fact-total-cost': 'Total cost',
    'fact-dividend': 'Accumulated cash dividend',
    'fact-return-without': 'Return rate without cash dividend',
    'fact-return-with': 'Return rate with cash dividend',
    'fact-investment-market': 'Investment market',
    'fact-asset-class': 'Asset class',
    'fact-base-currency': 'Baseline currency',
    'fact-settlement': 'Settlement',
    'fact-settlement-currency': 'Settlement currency',
    'fact-risk': 'Risk rating',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly explanation: typeof en_US;
  }
}
