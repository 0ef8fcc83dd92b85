/** The tour's words in English. */
export const en_US = {
  tour: {
    open: 'Help: a tour of your portfolio',
    offer: 'New here?',
    take: 'Take the tour',
    label: 'Tour of your portfolio',
    welcome: 'Welcome to your portfolio',
    'welcome-text':
      'This tour shows you the page in {{steps}} short steps. You can leave it at any time; the question mark of Help takes you back to the step you left.',
    start: 'Start the tour',
    resume: 'Continue with step {{step}}',
    again: 'Start again',
    later: 'Not now',
    count: 'Step {{step}} of {{steps}}',
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    finish: 'Finish',
    summary: 'Your portfolio at a glance',
    'summary-text':
      'Everything you hold with us, at the latest prices. The date beside the heading shows which day the prices are from.',
    'total-value': 'Total value',
    'total-value-text':
      'What your funds are worth together. The eye at the top of the page hides every amount, for when you are not alone.',
    profit: 'Profit, loss and return',
    'profit-text':
      'What your funds have gained or lost since you bought them, as an amount and as a percentage of what they cost. It can still change until you sell.',
    pie: 'How your money is spread',
    'pie-text':
      'Each slice is one part of your portfolio. Choose a slice, or its name beneath, to see that part only; choose it again to see everything.',
    'pie-phone':
      'The bar shows the parts of your portfolio. Tap it for the chart; tap a slice there, or its name, to see that part only.',
    'pie-absent': 'Once you hold funds, a chart here shows how your money is spread among them.',
    breakdown: 'One list or subtotals',
    'breakdown-text':
      'Under View you see your funds as one list, or broken down with a subtotal for each part: by fund, investment region, asset class or currency.',
    'breakdown-absent': 'Once you hold funds, you can list them one by one or break them down with subtotals.',
    'account-filter': 'One account or all',
    'account-filter-text':
      'Under Filter you choose which accounts you see: all of them, your MasterAccount, or one Regular Investment Plan.',
    'account-filter-absent':
      'There is nothing to choose at the moment. With several accounts, you choose here which of them you see.',
    'payment-filter': 'Lump sum or regular',
    'payment-filter-text':
      'Under Filter, see only what you bought in a lump sum, or only what you buy regularly. Your choice appears below, where you can remove it.',
    'payment-filter-absent':
      'There is nothing to choose at the moment. Once you also invest regularly, you can see that apart from your lump-sum purchases.',
    'currency-view': 'Currency of the amounts',
    'currency-view-text':
      'Amounts are shown in your viewing currency. Under View you can see each fund in its own base currency instead.',
    'currency-view-absent':
      'Once you hold funds, you can see their amounts in your viewing currency or in each fund’s own.',
    sort: 'Order of the list',
    'sort-text':
      'Under View you can put the most valuable funds first, or those with the highest profit or return. The page remembers your choice.',
    'sort-absent': 'Once you hold funds, you choose here which of them come first.',
    layout: 'Table or cards',
    'layout-text':
      'A table compares many funds at once; cards show one fund at a time. You choose under View, and the page remembers it.',
    'layout-absent': 'Once you hold funds, you can see them as a table or as cards.',
    'holding-row': 'One of your funds',
    'holding-row-text':
      'Units, price, value and result of each fund. Choose a value or a result to see how it is worked out.',
    'holding-row-phone':
      'What each fund is worth and what it has earned. Tap a figure to see how it is worked out, and the arrow for units and price.',
    'holding-row-absent': 'Once you hold funds, each has its line here with units, price, value and result.',
    'action-bar': 'What you can do with a fund',
    'action-bar-text':
      'Choose a fund’s name to buy more, switch or sell. If something is not possible at the moment, one line says why.',
    'action-bar-absent': 'Buying, switching and selling begin in the menu at the top of the page, under Trade.',
    excel: 'Excel file',
    'excel-text':
      'Under View you can download your holdings as an Excel file. A notes sheet gives the date and currency of the figures.',
    'excel-absent': 'Once you hold funds, you can download them as an Excel file here.',
    'tier-points': 'Your tier and ePoints',
    'tier-points-text':
      'Your membership tier with its fee, how far the next tier is, and the ePoints you can use to pay less.',
    'tier-points-absent': 'Your membership tier and your ePoints appear on this page once there are any.',
    help: 'Menu and help',
    'help-text':
      'The menu leads to funds, orders and your account. The question mark brings this tour back whenever you like.',
    'help-phone':
      'The menu leads to funds, orders and your account, and to the settings. Its question mark brings this tour back whenever you like.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly tour: typeof en_US;
  }
}
