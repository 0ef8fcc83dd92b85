import type { DividendFunds, DividendInstruction } from '../../../../application/ports/dividends/dividend-funds';
import type { DividendRecords } from '../../../../application/ports/dividends/dividend-records';
import type { DividendRecord } from '../../../../domain/dividends/dividend-record';
import { AsyncResource } from '../../../stores/async-resource';

/** The funds whose dividends are invested in another fund, and what became of each such dividend [DIV-01, GQL-25]. */
export class DividendRecordsViewModel {
  readonly instructions: AsyncResource<readonly DividendInstruction[]>;
  readonly records: AsyncResource<readonly DividendRecord[]>;

  constructor(funds: DividendFunds, records: DividendRecords) {
    this.instructions = new AsyncResource(() => funds.instructions());
    this.records = new AsyncResource(() => records.all());
  }
}
