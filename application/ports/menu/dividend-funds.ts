import type { Answer } from '../call-failure';

/** Taiwan's funds whose dividends are invested in another fund. */
export abstract class DividendFunds {
  /** The codes of those the client has arranged this for [API-73]. */
  abstract existing(): Answer<readonly string[]>;
}
