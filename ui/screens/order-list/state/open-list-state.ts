import { makeAutoObservable } from 'mobx';
import type { CheckedOrders } from '../../../../application/orders/check-orders';
import type { ListedOrder } from '../../../../application/orders/listed-order';
import { neededNotes, type NeededNote } from '../../../../application/orders/needed-notes';
import type { OpenOrderList, PreparedOrderList } from '../../../../application/orders/prepare-order-list';
import type { RiskLevel } from '../../../../domain/suitability/risk/risk-level';
import type { AsyncResource } from '../../../stores/async-resource';
import type { OrderEntry } from './order-entry';
import type { OrderListPhase } from './order-list-phase';

/** The state of the server's check of the orders as they stand. */
export type CheckPhase =
  | { readonly kind: 'checking' }
  /** Nobody has checked the orders yet: none may be sent. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly checked: CheckedOrders };

/** The plain state of one list: its orders, how far it has come, and what the server says of it; it calls nobody. */
export class OpenListState {
  phase: OrderListPhase = { kind: 'confirming' };
  entries: readonly OrderEntry[] = [];
  check: CheckPhase = { kind: 'checking' };

  constructor(private readonly prepared: Pick<AsyncResource<PreparedOrderList>, 'value'>) {
    makeAutoObservable<this, 'prepared'>(this, { prepared: false }, { autoBind: true, deep: false });
  }

  get open(): OpenOrderList | undefined {
    const { value } = this.prepared;
    return value?.kind === 'open' ? value : undefined;
  }

  /** The orders that are left. */
  get left(): readonly OrderEntry[] {
    return this.entries.filter(({ isRemoved }) => !isRemoved);
  }

  get orders(): readonly ListedOrder[] {
    return this.left.map(({ order }) => order);
  }

  get checked(): CheckedOrders | undefined {
    return this.check.kind === 'ready' ? this.check.checked : undefined;
  }

  /** The notes that the orders which are left and this client need. */
  get neededNotes(): readonly NeededNote[] {
    const left = this.left.map(({ place, order }) => ({ place, order }));
    return this.open ? neededNotes(this.open, left, this.checked) : [];
  }

  /** The level that decides over the risk that suits the client. */
  get riskLevel(): RiskLevel | undefined {
    return this.open?.clientFacts.riskLevel;
  }

  /** Grows with each change that the server must be asked about. */
  get revision(): number {
    return this.entries.reduce((all, { revision }) => all + revision, 0);
  }

  moveTo(phase: OrderListPhase): void {
    this.phase = phase;
  }

  setEntries(entries: readonly OrderEntry[]): void {
    this.entries = entries;
  }

  setCheck(check: CheckPhase): void {
    this.check = check;
  }
}
