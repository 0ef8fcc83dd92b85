/** The words of the services beside ordinary orders in English: purchases for a day chosen ahead. */
export const en_US = {
  'order-services': {
    'title-pre-order': 'Pre-order',
    'about-pre-order':
      'Buy on a dealing day you choose, up to {{days}} days ahead. The money is debited on that day and not before; until then you can cancel. The order deals at the price of that day, which isn’t known yet.',
    day: 'Dealing day',
    'choose-day': 'Choose a day',
    'a-day': '{{date}} ({{weekday}})',
    'day-hint': 'Dealing days of this fund in the next {{days}} days.',
    'day-debit': 'Debited {{at}}; you can cancel until then.',
    'day-required': 'Please choose a dealing day.',
    'day-gone': 'The day you chose can’t be chosen any more. Please choose another one.',
    'no-day': 'This fund has no dealing day that can be chosen in the coming weeks.',
    'closed-pre-order': 'Pre-orders aren’t taken at the moment. Those you have placed stay as they are.',
    'to-buy': 'Buy without choosing a day',
    'to-scheduled': 'See your scheduled orders',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly 'order-services': typeof en_US;
  }
}
