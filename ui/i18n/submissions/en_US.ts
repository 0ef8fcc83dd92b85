/** The words of what is sent once, in English. */
export const en_US = {
  submissions: {
    finding: 'We received no reply. Checking whether it arrived…',
    unknown: 'We received no reply and could not check whether it arrived. Please check here again in a moment.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly submissions: typeof en_US;
  }
}
