/** The words of what the client's money was worth over time, in English. */
export const en_US = {
  history: {
    heading: 'All your money here',
    funds: 'Funds',
    cash: 'Cash Account',
    'in-transit': 'In transit',
    'open-orders': 'Orders in progress',
    'put-in': 'Paid in, less paid out',
    gain: 'Worth more or less than that',
    'day-change': 'Change on {{date}}',
    'since-visit': 'Since your last visit on {{date}}',
    period: 'Period',
    chart: 'Value over time',
    value: 'Value',
    'short-1M': '1M',
    'short-3M': '3M',
    'short-6M': '6M',
    'short-1Y': '1Y',
    'short-3Y': '3Y',
    'short-YTD': 'YTD',
    'short-ALL': 'All',
    details: 'How it came about, in figures',
    day: 'Date',
    cut: 'The scale does not begin at zero.',
    'how-heading': 'How it came about',
    opening: 'Value on {{date}}',
    'paid-in': 'Paid in',
    'paid-out': 'Paid out',
    price: 'Fund prices',
    currency: 'Exchange rates',
    distributions: 'Distributions',
    fees: 'Fees',
    unexplained: 'Funds without a price',
    closing: 'Value today',
    'time-weighted': 'Return of your investments',
    'money-weighted': 'Return on your money, a year',
    realised: 'Gain on units sold',
    unrealised: 'Gain on units held',
    'returns-note':
      'The return of your investments does not depend on when you paid in. The return on your money does: it is the yearly rate that your own payments earned.',
    'bridge-unknown': 'We cannot show how your value changed in this period: an exchange rate is missing.',
    'transit-of-buy': 'Purchase of {{fund}}',
    'transit-of-redemption': 'Sale of {{fund}}',
    'transit-of-switch': 'Switch from {{fund}}',
    failed: 'We could not load how your value changed.',
    unvalued_one: '{{count}} fund has no price and is left out.',
    unvalued_other: '{{count}} funds have no price and are left out.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly history: typeof en_US;
  }
}
