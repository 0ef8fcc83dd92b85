/** The words of the watch list in English. */
export const en_US = {
  'watch-list': {
    title: 'Watch list',
    watch: 'Watch',
    'watch-of': 'Watch {{fund}}',
    failed: 'Your watch list could not be loaded.',
    removed: 'You removed {{fund}} from your watch list.',
    full: 'Your watch list is full. Please remove a fund first.',
    undo: 'Undo',
    none: 'You are watching no funds yet',
    'none-text': 'Open a fund’s page and choose “Watch”. Its price then appears here each day.',
    'alerts-failed': 'Your price alerts could not be loaded.',
    count: '{{number}} of at most {{most}} funds.',
    find: 'Find a fund',
    'no-price': 'No price yet',
    remove: 'Remove',
    'remove-of': 'Remove {{fund}} from the watch list',
    'alert-above': 'Alert at {{target}} or above',
    'alert-below': 'Alert at {{target}} or below',
    'set-alert': 'Set price alert',
    'change-alert': 'Change price alert',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 'watch-list': typeof en_US;
  }
}
