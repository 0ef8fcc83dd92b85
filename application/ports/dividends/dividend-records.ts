import type { DividendRecord } from '../../../domain/dividends/dividend-record';
import type { AsyncResult } from '../call-failure';

/** What became of the signed-in client's dividends that are invested in another fund; Taiwan's alone. */
export abstract class DividendRecords {
  /** The latest first [GQL-25, DIV-01]. */
  abstract all(): AsyncResult<readonly DividendRecord[]>;
}
