/** The words of the communication preferences in English. */
export const en_US = {
  communication: {
    language: 'Language of our letters',
    'language-why': 'For letters, statements and e-mails. The language of this site is chosen in the display settings.',
    'language-en_US': 'English',
    'language-zh_HK': 'Chinese',
    'language-zh_TW': 'Chinese',
    papers: 'Statements and contract notes',
    'papers-why': 'You always receive these one way or the other, and can find them here as well.',
    statements: 'Monthly statements',
    contractNotes: 'Contract notes, after each deal',
    'paper-email': 'By e-mail',
    'paper-email-why': 'To {{email}}, on the day they are issued',
    'paper-post': 'By post',
    'paper-post-why': 'To your registered address, in about 3 days',
    'problem-paper': 'We have no e-mail address for you, so please choose post.',
    news: 'News and offers',
    'news-why':
      'Only with your consent. Change it any time; it takes effect immediately. Your choice does not affect your account.',
    'news-email': 'By e-mail',
    'news-email-why': 'To {{email}}',
    'news-sms': 'By text message',
    'news-sms-why': 'To {{mobile}}',
    'news-telephone': 'By telephone',
    'news-telephone-why': 'We may call {{mobile}}',
    'news-post': 'By post',
    'news-post-why': 'To your registered address',
    'no-email': 'We have no e-mail address for you. To give us one, call {{phone}}.',
    'no-mobile': 'We have no mobile number for you. To give us one, call {{phone}}.',
    'no-news': 'No news or offers',
    always: 'Messages we always send',
    'always-why':
      'Order confirmations, one-time codes, account changes and security warnings. These are not advertising, so they can’t be switched off.',
    save: 'Save',
    abandon: 'Discard changes',
    saved: 'Saved on {{at}}.',
    'last-saved': 'Last saved on {{at}}',
    'never-saved': 'You have not chosen yet. These settings apply until you do.',
    'not-saved': 'Not saved yet',
    'kept-choice': 'Your choices are still here. You can save them again.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly communication: typeof en_US;
  }
}
