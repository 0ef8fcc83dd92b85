/** What is said to a client who went away, or whom the server no longer hears, in English [OPEN-11, SESS-09]. */
export const en_US = {
  idle: {
    title: 'Are you still there?',
    body: 'For your safety you will be logged out in {{seconds}} seconds.',
    continue: 'Continue',
    'log-out-now': 'Log out now',
    'heartbeat-failed': 'We could not tell the server that you are still here.',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly idle: typeof en_US;
  }
}
