import type { FundListing, NamedCode } from '../../../domain/funds/finding/fund-listing';
import type { Language } from '../../../domain/language';
import type { AsyncResult } from '../call-failure';

/**
 * The categories and market types that the funds of the region are sorted into; market types in TW alone [API-42,
 * API-43].
 */
export type FundKinds = { readonly categories: readonly NamedCode[]; readonly marketTypes: readonly NamedCode[] };

/** The funds that the asset manager offers. */
export abstract class Funds {
  /** At most fifty that match, the closest first [FUND-01, FUND-35, FUND-36]. */
  abstract search(text: string): AsyncResult<readonly FundListing[]>;
  /** Every fund of the region by name, in TW with its last price, or that it couldn't be loaded [API-44, API-46, OPEN-92]. */
  abstract all(): AsyncResult<readonly FundListing[]>;
  /** Every fund of the region by its name in a language, whatever the client reads; asked for in the background [FUND-01, API-44]. */
  abstract named(language: Language): AsyncResult<readonly FundListing[]>;
  abstract kinds(): AsyncResult<FundKinds>;
  /** The signed-in client's last ones, newest first [FUND-02]. */
  abstract recentlyViewed(): AsyncResult<readonly FundListing[]>;
  /** Loads the funds that the asset manager promotes, in its order [FUND-04]. */
  abstract promoted(): AsyncResult<readonly FundListing[]>;
}
