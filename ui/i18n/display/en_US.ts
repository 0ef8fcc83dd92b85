/** How the page can be shown, in English [OPEN-72]. */
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
};

declare module '../areas' {
  interface EnglishTexts {
    readonly display: typeof en_US;
  }
}
