/** The words about dates in a year whose public holidays aren't listed yet, in English. */
export const en_US = {
  'unlisted-year': {
    note: 'The public holidays of {{year}} aren’t listed here yet. Dates in that year may turn out later.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 'unlisted-year': typeof en_US;
  }
}
