/** The words of the main menu in English. */
export const en_US = {
  'menu-group': {
    funds: 'Funds',
    trade: 'Trade',
    records: 'Records',
    account: 'My account',
  },
  'menu-failed': 'Part of the menu could not be loaded.',
  menu: {
    'fund-search': 'Search funds',
    'ipo-buy': 'Buy a new fund',
    'ipo-switch': 'Switch into a new fund',
    'watch-list': 'Watch list',
    'price-alert': 'Price alerts',
    'dealing-calendar': 'Dealing calendar',
    'fund-notes': 'Fund notes',
    'offer-documents': 'Offering documents',
    buy: 'Buy',
    switch: 'Switch',
    sell: 'Sell',
    'pre-order': 'Place an advance order',
    'scheduled-buy': 'Monthly buying (eScheduler)',
    'scheduled-switch': 'Monthly switching (eScheduler)',
    'scheduled-edit': 'My monthly schedules',
    'regular-plan-buy': 'Start a regular plan',
    'regular-plan-edit': 'Change my regular plans',
    'smart-switch': 'Smart switch',
    'dividend-fund': 'Invest dividends in another fund',
    'order-status': 'Order status',
    'pre-order-status': 'Advance order status',
    'order-history': 'Past orders',
    'distribution-history': 'Dividends paid',
    'e-statements': 'eStatements',
    'contract-notes': 'eContract notes',
    profile: 'Personal details',
    'client-tier': 'Account tier and fees',
    'cash-account': 'Cash Account',
    suitability: 'Risk questionnaire',
    'risk-rating': 'What risk ratings mean',
    payment: 'Payment details',
    'bank-list': 'Bank accounts',
    communication: 'Communication preferences',
    'change-username': 'Change username',
    'create-username': 'Create a username',
    'change-pin': 'Change PIN',
    security: 'Logins and security',
    'referral-terms': 'Terms of the referral promotion',
    faq: 'Frequently asked questions',
    'self-service': 'Self-service guide',
    contact: 'Contact us',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly menu: typeof en_US;
  }
}
