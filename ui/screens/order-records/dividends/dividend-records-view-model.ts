import type { DividendFunds, DividendInstruction } from '../../../../application/ports/dividends/dividend-funds';
import type { DividendRecords } from '../../../../application/ports/dividends/dividend-records';
import type { DividendRecord } from '../../../../domain/dividends/dividend-record';
import { Panel } from '../../../stores/panel';

/** Whose dividends are invested in another fund, and what became of each such dividend [DIV-01, GQL-25]. */
export class DividendRecordsViewModel {
  readonly instructions: Panel<readonly DividendInstruction[]>;
  readonly records: Panel<readonly DividendRecord[]>;

  constructor(funds: DividendFunds, records: DividendRecords) {
    this.instructions = new Panel(() => funds.instructions());
    this.records = new Panel(() => records.all());
  }
}
