/** The words of the dealing calendar in English. */
export const en_US = {
  'dealing-calendar': {
    title: 'Dealing calendar',
    lead: 'Funds are dealt from Monday to Friday, except on public holidays.',
    next: 'An order sent now',
    'side-onshore': 'Onshore funds',
    'side-offshore': 'Offshore funds',
    'side-cash-account': 'All funds',
    until: 'Dealing date {{date}} ({{weekday}}) if sent by {{until}}. After that, {{next}} ({{nextWeekday}}).',
    'rolled-after-cut-off': 'Today’s cut-off has passed.',
    'rolled-no-dealing-day': 'There is no dealing today.',
    months: 'Months',
    'this-month': 'This month',
    closed: 'Closed',
    closure: 'Market closed',
    legend: 'Days without dealing are struck through.',
    breaks: 'Days without dealing this month, and the orders they delay',
    'no-breaks': 'There are no holidays on weekdays this month.',
    range: '{{first}} to {{last}}',
    moves: 'Orders sent after the cut-off on {{before}} are dealt on {{dealt}}.',
    beyond:
      'The official holidays of {{year}} aren’t published here yet. Until they are, only weekends are known, and the dealing date of an order is stated when it is sent.',
    'closures-failed':
      'We could not ask which days were closed at short notice. The dates here go by the published holidays alone.',
    note: 'A market can also close at short notice, such as for a typhoon. A fund isn’t priced on days on which {{share}} or more of the markets it invests in are closed. The order itself always states its dealing date.',
    'next-of-fund': 'Next dealing date',
    'all-days': 'Dealing calendar',
    listed: '{{date}} ({{weekday}}): {{name}}',
    'short-0': 'Sun',
    'short-1': 'Mon',
    'short-2': 'Tue',
    'short-3': 'Wed',
    'short-4': 'Thu',
    'short-5': 'Fri',
    'short-6': 'Sat',
    'weekday-0': 'Sunday',
    'weekday-1': 'Monday',
    'weekday-2': 'Tuesday',
    'weekday-3': 'Wednesday',
    'weekday-4': 'Thursday',
    'weekday-5': 'Friday',
    'weekday-6': 'Saturday',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 'dealing-calendar': typeof en_US;
  }
}
