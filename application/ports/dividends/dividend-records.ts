import type { DividendRecord } from '../../../domain/dividends/dividend-record';
import type { AsyncResult } from '../call-failure';

/** Loads the records of the signed-in client's dividends that are invested in another fund; Taiwan only. */
export abstract class DividendRecords {
  /** The latest first [GQL-25, DIV-01]. */
  abstract all(): AsyncResult<readonly DividendRecord[]>;
}
