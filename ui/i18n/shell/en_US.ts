/** The words of the page around its screens: how it is shown, and what is said to a client who went away or whom the server no longer hears, in English [OPEN-11, OPEN-72, SESS-09]. */
export const en_US = {
  display: {
    language: 'Language',
    'text-size': 'Text size',
    'text-standard': 'Standard',
    'text-large': 'Large',
    'text-largest': 'Largest',
    'colour-of-gains': 'Gains and losses',
    'gain-green': 'Gains green, losses red',
    'gain-red': 'Gains red, losses green',
    'gain-safe': 'Gains blue, losses orange',
    appearance: 'Appearance',
    'appearance-system': 'Same as the device',
    'appearance-light': 'Light',
    'appearance-dark': 'Dark',
  },
  idle: {
    title: 'Are you still there?',
    body: 'For your safety you will be logged out in {{seconds}} seconds.',
    continue: 'Continue',
    'log-out-now': 'Log out now',
    'heartbeat-failed': 'We could not tell the server that you are still here.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly shell: typeof en_US;
  }
}
