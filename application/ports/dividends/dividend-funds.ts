import type { DividendFund } from '../../../domain/dividends/dividend-record';
import type { AsyncResult } from '../call-failure';

/** A fund whose dividends are invested in another one. */
export type DividendInstruction = { readonly fund: DividendFund; readonly into: DividendFund };

/** Taiwan's funds whose dividends are invested in another fund. */
export abstract class DividendFunds {
  /** The codes of those the client has arranged this for [API-73]. */
  abstract existing(): AsyncResult<readonly string[]>;
  /** Those funds, each with the one that its dividends go into [API-83]. */
  abstract instructions(): AsyncResult<readonly DividendInstruction[]>;
}
