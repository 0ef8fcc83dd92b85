import type { PrepareOrderList } from '../../../../application/orders/prepare-order-list';
import type { ClosedLink } from '../../../../domain/trading/e-list/closed-link';
import type { OpenListState } from '../state/open-list-state';

type Deps = { readonly prepare: PrepareOrderList; readonly state: OpenListState; readonly oid: string };

/** Closes a list whose link leads to no orders any more, with what came of it where it was sent. */
export class ListClosing {
  constructor(private readonly deps: Deps) {}

  async close(link: ClosedLink): Promise<void> {
    const { prepare, state, oid } = this.deps;
    state.moveTo(await prepare.closed(link, oid));
  }
}
