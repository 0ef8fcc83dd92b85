/** The words of a client's statements and contract notes in English. */
export const en_US = {
  statements: {
    'next-title': 'Statement for {{month}}',
    'next-ready': 'Ready on {{date}}',
    none: 'There are no statements yet',
    'none-text':
      'A monthly statement shows what you held at the end of the month, what you bought and sold, and what was paid out.',
    'statement-of': 'Statement for {{month}}',
    until: 'Available until {{date}}',
    kept: 'Statements and contract notes stay here for one year. Please save any you need for longer.',
    download: 'Download PDF',
    'download-of': 'Download PDF: {{name}}',
    fetching: 'Preparing your PDF…',
    saved: 'Saved to your downloads: {{name}}',
    failed: 'The PDF could not be made. Please try again.',
    'notes-none': 'There are no contract notes from the last year',
    'notes-none-text': 'Once one of your orders is dealt, its contract note appears here and stays for a year.',
    'own-note': 'Its contract note:',
    'note-of': 'contract note for {{name}}',
    'column-fund': 'Fund',
    'column-dealt': 'Order, dealing date',
    'column-amount': 'Amount',
    'column-until': 'Available until',
    'column-file': 'PDF',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly statements: typeof en_US;
  }
}
