/** The words of what is sent once, in English. */
export const en_US = {
  submissions: {
    finding: 'No answer came. We are checking whether it has arrived…',
    unknown: 'No answer came, and we could not check whether it has arrived. Please look here again in a moment.',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly submissions: typeof en_US;
  }
}
