import type { Locale } from '../../../../application/ports/locale';
import type { OrderRecords } from '../../../../application/ports/orders/order-records';
import type { OrderListModel } from '../order-list-model';

type Deps = {
  readonly records: Pick<OrderRecords, 'all'>;
  readonly locale: Pick<Locale, 'current'>;
  readonly list: OrderListModel;
};

/** Reads what the client placed today, by which repeated orders are found [ORDQ-01..04]. */
export class RepeatRecords {
  private requestId = 0;

  constructor(private readonly deps: Deps) {}

  /** Reads it anew; what was read before stays where that fails. */
  async load(): Promise<void> {
    const { records, locale, list } = this.deps;
    const requestId = ++this.requestId;
    const language = locale.current();
    const answer = await records.all();
    if (requestId !== this.requestId || !answer.ok) return;
    list.repeats.setRecords({ orders: answer.value.orders, language }, list.isAtPassword);
  }
}
