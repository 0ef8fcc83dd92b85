/** The words of the services beside ordinary orders in English: purchases for a day chosen ahead, and new funds. */
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
    'title-ipo-buy': 'Buy a new fund',
    'title-ipo-switch': 'Switch into a new fund',
    'about-ipo':
      'These funds are being launched. You can subscribe until their offer ends; nothing is dealt or debited before the launch.',
    'about-ipo-switch':
      'Switch units that you hold into a fund that is being launched. They leave their fund at the launch of the new one, not before; until then they are reserved.',
    'new-funds': 'New funds open for subscription',
    'no-new-fund': 'No new fund is open for subscription at the moment.',
    take: 'Choose this fund',
    'take-of': 'Choose {{name}}',
    'subscribed-until': 'Open until',
    'deals-on': 'Launch and dealing',
    'issue-price': 'Issue price',
    'not-before': 'Nothing is dealt before {{date}}, and the units can’t be sold or switched before that day.',
    'closed-ipo': 'New funds can’t be subscribed online at the moment. What you have subscribed stays as it is.',
    'to-buy-from-pre-order': 'Buy without choosing a day',
    'to-buy-from-ipo': 'Buy an established fund',
    'to-scheduled': 'See your scheduled orders',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly 'order-services': typeof en_US;
  }
}
