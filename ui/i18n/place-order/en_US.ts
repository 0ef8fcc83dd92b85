/** The words of the order pages in English. */
export const en_US = {
  'place-order': {
    'title-buy': 'Buy',
    'title-sell': 'Sell',
    'title-switch': 'Switch',
    'buy-empty': 'Search for the fund that you want to buy. You can buy several in one order.',
    'which-fund': 'Which fund do you want to buy?',
    'another-fund': 'Add another fund',
    'into-which': 'Into which fund?',
    'into-another': 'Add another fund to switch into',
    'search-hint': 'By its name or code',
    search: 'Search',
    'shared-code': 'Several funds have the code {{code}}. Please choose the one you mean.',
    'none-found': 'No fund matches “{{text}}”.',
    taken: 'In this order',
    'add-failed': 'We could not load this fund.',
    'pay-in': 'Pay in',
    'remove-to-go-on': 'Remove this fund to continue.',
    'nothing-yet':
      'Nothing is ordered yet. On the next page, check everything and confirm it with your trading password.',
    'nothing-yet-pin':
      'Nothing is ordered yet. On the next page, check everything and confirm it with your transaction PIN.',
    'refused-FUND_CODE_SHARED':
      'Several funds have this code, so we can’t tell which one is meant. Please choose the fund again.',
    'refused-FUND_UNKNOWN': 'One of these funds is no longer offered. Please remove it; what you typed is kept.',
    'refused-ORDER_ACCOUNT_UNKNOWN':
      'This holding can’t be ordered from here any more. Please reload the page; what you typed is kept.',
    'refused-ORDER_SERVICE_CLOSED':
      'Pre-orders aren’t taken at the moment, so no order was placed. What you typed is kept.',
    'refused-ORDER_DAY_NOT_OFFERED':
      'The dealing day can’t be chosen any more. Please choose another one; what you typed is kept.',
    'why-new-fund': 'This fund is new and still open for subscription, which has a page of its own.',
    'instead-new-fund': 'Go to its subscription page',
    'why-not-new-fund': 'This fund isn’t being launched, so it can’t be ordered here.',
    'instead-not-new-fund': 'Order it on the usual page',
    'refused-ORDER_IPO_CLOSED':
      'New funds aren’t open for subscription at the moment, so no order was placed. What you typed is kept.',
    'refused-ORDER_FUND_NOT_NEW':
      'The subscription of one of these funds is over. Please remove it; what you typed is kept.',
    'refused-ORDER_FUND_SAME':
      'A fund can’t be switched into itself. Please choose another fund; what you have entered is still here.',
    'into-same-fund': 'This is the fund that you are switching out of. Please choose another one.',
    'refused-ORDER_FUND_NEW':
      'One of these funds is new and has a page of its own. Please remove it; what you typed is kept.',
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
    'take-of': 'Choose this fund: {{name}}',
    'subscribed-until': 'Open until',
    'deals-on': 'Launch and dealing',
    'issue-price': 'Issue price',
    'not-before': 'Nothing is dealt before {{date}}, and the units can’t be sold or switched before that day.',
    'closed-ipo':
      'New funds aren’t open for online subscription at the moment. Your earlier subscriptions stay as they are.',
    'to-buy-from-pre-order': 'Buy without choosing a day',
    'to-buy-from-ipo': 'Buy an established fund',
    'to-scheduled': 'See your scheduled orders',
    'go-on': 'Next: check the order',
    'nothing-held': 'You hold no units yet, so there is nothing to sell or switch.',
    'to-funds': 'Find a fund to buy',
    account: 'Which account?',
    'every-account': 'All accounts',
    holding: 'Which of your funds?',
    choose: 'Please choose',
    'how-much-sell': 'How much do you want to sell?',
    'how-much-switch': 'How much do you want to switch?',
    'by-units': 'Units',
    'by-percent': 'Percent',
    'by-all': 'All',
    percent: 'Percent of the units available',
    'percent-into': 'Percent of the switch',
    'percent-required': 'Please enter a percentage.',
    'percent-not-a-number': 'Please enter a percentage in digits, such as 50 or 33.33.',
    'percent-must-be-positive': 'The percentage must be above zero.',
    'percent-too-many-places': 'A percentage has at most 2 decimal places.',
    'percent-above-hundred': 'A percentage can’t be above 100.',
    'no-unit': 'This percentage is less than the smallest unit. Please enter a higher one.',
    'percents-off': 'The percentages must add up to 100.',
    into: 'Switch into',
    'estimate-note':
      'An estimate at the latest price. The order deals at the price of its dealing date, which isn’t known yet.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 'place-order': typeof en_US;
  }
}
