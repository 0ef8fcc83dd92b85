/** The words of the communication preferences in English. */
export const en_US = {
  communication: {
    language: 'Language of our letters',
    'language-why': 'For letters, statements and e-mails. The language of this site is chosen in the display settings.',
    'language-en_US': 'English',
    'language-zh_HK': 'Chinese',
    'language-zh_TW': 'Chinese',
    papers: 'Statements and contract notes',
    'papers-why': 'You always get them one way or the other, and find them here as well.',
    statements: 'Monthly statements',
    contractNotes: 'Contract notes, after each deal',
    'paper-email': 'By e-mail',
    'paper-email-why': 'To {{email}}, on the day they are made',
    'paper-post': 'By post',
    'paper-post-why': 'To the address we have of you, in about 3 days',
    'problem-paper': 'We have no e-mail address of yours, so please choose the post.',
    news: 'News and offers',
    'news-why':
      'Only if you agree, way by way. It changes nothing about your account, and you can take your consent back here at any time; it then counts at once.',
    'news-email': 'By e-mail',
    'news-email-why': 'To {{email}}',
    'news-sms': 'By text message',
    'news-sms-why': 'To {{mobile}}',
    'news-telephone': 'By telephone',
    'news-telephone-why': 'We may call {{mobile}}',
    'news-post': 'By post',
    'news-post-why': 'To the address we have of you',
    'no-email': 'We have no e-mail address of yours. To give us one, call {{phone}}.',
    'no-mobile': 'We have no mobile number of yours. To give us one, call {{phone}}.',
    'no-news': 'No news at all, please',
    always: 'What always reaches you',
    'always-why':
      'Confirmations of your orders, one-time codes, changes to your account and warnings about your safety. They are no advertising, so they can’t be switched off.',
    save: 'Save',
    abandon: 'Discard changes',
    saved: 'Saved on {{at}}.',
    'last-saved': 'Last saved on {{at}}',
    'never-saved': 'You have not chosen yet; this is what holds until you do.',
    'not-saved': 'Not saved yet',
    'kept-choice': 'What you chose is still here. You can save it again.',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly communication: typeof en_US;
  }
}
