/** The words of comparing funds in English; they also give the other languages their shape. */
export const en_US = {
  comparison: {
    heading: 'Funds compared',
    waiting: 'Loading the funds you chose…',
    failed: 'We could not load the funds you chose.',
    unknown: 'Some of the funds you chose are no longer offered and are left out.',
    choose: 'Choose another fund from the list below to compare it with.',
    more: '{{count}} funds are compared. Choose up to {{most}} from the list below.',
    full: '{{count}} funds are compared, which is the most possible. Remove one to choose another.',
    compare: 'Compare',
    'compare-of': 'Compare {{fund}}',
    remove: 'Remove',
    'remove-of': 'Remove {{fund}}',
    'as-of': 'Performance as of',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly comparison: typeof en_US;
  }
}
