import { parseCurrency, type Currency } from '../money/currency';
import type { Region } from '../region';

/** The preference currency until a client chooses one, in lower case as translations are keyed [FMT-12, ENT-20]. */
export const defaultPreferenceCurrency = 'twd';

/** What a client's viewing currency is taken from; either may be missing, in either case or no currency at all. */
export type CurrencyWishes = {
  readonly showCcy?: string | undefined;
  readonly preferenceCurrency?: string | undefined;
};

/** The currency a client views her portfolio in: in HK her setting's or HKD, in TW her preference or TWD [CONFLICT-33]. */
export const viewingCurrency = (region: Region, { showCcy, preferenceCurrency }: CurrencyWishes): Currency =>
  region === 'HK' ? (parseCurrency(showCcy) ?? 'HKD') : (parseCurrency(preferenceCurrency) ?? 'TWD');
