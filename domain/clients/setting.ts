/** The client's settings for calculating and showing the portfolio [ENT-22]. */
export type Setting = {
  readonly costPreference: string;
  readonly settCostCcy?: string | undefined;
  readonly settCcy?: string | undefined;
  readonly profitCcy?: string | undefined;
  readonly showCcy: string;
};

/** The setting of a client who has chosen none [ENT-22, FMT-13, FMT-14]. */
export const defaultSetting = { costPreference: 'S', showCcy: 'HKD' } as const satisfies Setting;

/** The settings with the defaults where nothing, or blank text, is stored [ENT-22, FMT-13, FMT-14]. */
export const withDefaultSetting = (stored: {
  readonly [K in keyof Setting]?: Setting[K] | undefined;
}): Setting => ({
  costPreference: stated(stored.costPreference) ?? defaultSetting.costPreference,
  settCostCcy: stated(stored.settCostCcy),
  settCcy: stated(stored.settCcy),
  profitCcy: stated(stored.profitCcy),
  showCcy: chosenViewingCurrency(stored.showCcy),
});

/** Returns the currency that holdings are viewed in; the default where nothing, or blank text, is stored [ENT-22, FMT-13]. */
export const chosenViewingCurrency = (stored: string | undefined): string => stated(stored) ?? defaultSetting.showCcy;

const stated = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text);
