import { parseCurrency, type Currency } from '../money/currency';
import type { ByRegion, Region } from '../region';

/** The preference currency until a client chooses one, in lower case as translations are keyed [FMT-12, ENT-20]. */
export const defaultPreferenceCurrency = 'twd';

/**
 * The preferences that a client's viewing currency is taken from; either may be missing, in any case, or no currency.
 */
export type CurrencyPreferences = {
  readonly showCcy?: string | undefined;
  readonly preferenceCurrency?: string | undefined;
};

const viewed: ByRegion<(settings: CurrencyPreferences) => Currency> = {
  HK: ({ showCcy }) => parseCurrency(showCcy) ?? 'HKD',
  TW: ({ preferenceCurrency }) => parseCurrency(preferenceCurrency) ?? 'TWD',
};

/** The currency a client views the portfolio in: in HK the setting's or HKD, in TW the preference or TWD [CONFLICT-33]. */
export const viewingCurrency = (region: Region, settings: CurrencyPreferences): Currency => viewed[region](settings);
