/** The words beside the login form, in English. */
export const en_US = {
  visitors: {
    'new-here': 'New here?',
    'open-account': 'Open an account online',
    'apply-now': 'Apply now',
    'look-around': 'Look around without an account',
    consultation: 'Ask about opening an account',
    'consultation-action': 'Ask us',
    questions: 'Questions and answers',
    'questions-action': 'Read the FAQ',
    'top-funds': 'Top 5 selling funds',
    'top-funds-note': '1-year performance, as of {{date}}',
    'fund-facts': '{{currency}} · RR{{risk}}',
    'no-one-year': 'No 1-year figure yet',
    promotions: 'Promotions',
    'new-client': 'New clients',
    tips: 'Good to know',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly visitors: typeof en_US;
  }
}
