/** The words of the portfolio’s toolbar in English. */
export const en_US = {
  toolbar: {
    filter: 'Filter',
    view: 'View',
    mode: 'One list or subtotals',
    'mode-DEFAULT': 'One list',
    'mode-BREAKDOWN': 'With subtotals',
    layout: 'Table or cards',
    'layout-table': 'Table',
    'layout-card': 'Cards',
    order: 'Order',
    'order-descending': 'Highest first',
    'order-ascending': 'Lowest first',
    'amounts-in': 'Currency of the amounts',
    'amounts-own': 'All in one currency',
    'amounts-base': 'Each in its currency',
  },
  find: {
    label: 'Find in your holdings',
    hint: 'Fund name, code or currency',
    found: '{{shown}} of {{total}} holdings found. The totals cover these only.',
    chip: '“{{text}}”',
    'english-failed': 'We could not load the English fund names, so a fund named in English may not be found.',
  },
  viewing: {
    label: 'Show amounts in',
    in: 'In {{currency}}',
    failed: 'We could not save your choice. Amounts are still in {{currency}}.',
    unknown: 'We could not find your currency. Amounts are in {{currency}}.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly toolbar: typeof en_US;
  }
}
