/** The words of the account tier page in English. */
export const en_US = {
  'tier-page': {
    title: 'Account tier',
    back: 'Back to my portfolio',
    yours: 'Your tier',
    unknown: 'We have no tier on record for you at the moment.',
    counts: 'Portfolio value that counts (end of last month)',
    since: 'Your tier since',
    until: 'Valid until',
    all: 'All tiers and fees',
    tier: 'Tier',
    from: 'From a portfolio value of',
    any: 'Any value',
    invitation: 'By invitation',
    own: 'Your tier',
    plus: 'Tiers with a “+” pay 0% on monthly investments through the eScheduler.',
    select: 'Select pays 0% on every investment.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly tiers: typeof en_US;
  }
}
