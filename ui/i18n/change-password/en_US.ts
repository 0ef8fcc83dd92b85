/** The words of the page where a password or PIN is changed, in English. */
export const en_US = {
  'change-password': {
    title: 'Change your PIN',
    scope: 'What would you like to change?',
    'scope-login': 'Login PIN',
    'scope-verification': 'Transaction PIN',
    'scope-both': 'Both',
    'group-login': 'Login PIN',
    'group-verification': 'Transaction PIN',
    'note-login': 'You log in with it.',
    'note-verification': 'You confirm orders and other transactions with it.',
    last: 'Last changed on {{at}}',
    'current-login': 'Present login PIN',
    'current-verification': 'Present transaction PIN',
    'next-login': 'New login PIN',
    'next-verification': 'New transaction PIN',
    'again-login': 'New login PIN once more',
    'again-verification': 'New transaction PIN once more',
    everywhere:
      'Once it is changed you stay logged in here and are logged out on every other device. We tell you by message.',
    submit: 'Change now',
    insecure: 'This password is used by many people and easily guessed. Please choose another one.',
    'not-received':
      'Your change did not reach us, so nothing has changed. What you typed is still here: you can send it once more.',
    'unknown-heading': 'Please log in again',
    unknown:
      'No answer came, and we could not find out whether your change is in force. Log in with the new one first. If it is not accepted, the one you had before is still in force. If neither is, call {{phone}}.',
    'log-in': 'Log in again',
    done: 'You are logged out on every other device, and we have sent you a message about this. If you did not do this yourself, call {{phone}} at once.',
    'to-account': 'Back to My account',
    locked:
      'Your login is locked after too many wrong tries. Nothing was changed. Please try again after 24 hours, or call {{phone}}.',
    reset: 'Forgotten it? Reset it',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly 'change-password': typeof en_US;
  }
}
