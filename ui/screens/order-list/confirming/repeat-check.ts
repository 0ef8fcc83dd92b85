import { makeAutoObservable } from 'mobx';
import { comparableOrder, type NamedRecords, repeatsInList } from '../../../../application/orders/repeats-in-list';
import { hongKongDay } from '../../../../domain/calendar/hong-kong-time';
import { orderKey } from '../../../../domain/trading/records/repeated-order';
import type { OpenListState } from '../state/open-list-state';
import type { OrderEntry } from '../state/order-entry';
import type { ServerTime } from '../state/server-time';

/**
 * An order that the client is asked about: the first of its entries, when it was placed today, and how many times it is
 * on the list.
 */
export type RepeatPrompt = {
  readonly entry: OrderEntry;
  readonly placedAt: string | undefined;
  readonly times: number;
  /** The key under which it is remembered once the client has accepted it. */
  readonly key: string;
};

/**
 * Asks once about orders that repeat one of today, or one another; what can't be read asks nothing [ORDQ-01..04,
 * TRADE-62].
 */
export class RepeatCheck {
  /** The keys of what the client wants all the same. */
  accepted: readonly string[] = [];
  /** Tells whether the question stands below the button that sends, because it came when that was there already. */
  isBelow = false;
  /** The number of times that the client has tried to send without an answer. */
  missed = 0;
  /** Tells whether the question leaves the field of the password where it is. */
  private leavesPassword = false;
  private records: NamedRecords | undefined;

  constructor(
    private readonly state: Pick<OpenListState, 'open' | 'entries' | 'left' | 'orders'>,
    private readonly time: Pick<ServerTime, 'instant'>,
  ) {
    makeAutoObservable<this, 'state' | 'time'>(this, { state: false, time: false }, { autoBind: true, deep: false });
  }

  /** The orders that the client is asked about, in the order of the list. */
  get asked(): readonly RepeatPrompt[] {
    const { left, orders, open } = this.state;
    const place = { day: this.today, accountNo: open?.accountNo || undefined };
    return repeatsInList(orders, this.records, place).flatMap(({ order, places, placedAt }) => {
      const entry = left[places[0] ?? 0];
      const times = places.length;
      return entry ? [{ entry, placedAt, times, key: `${order} ${placedAt ?? ''} ${String(times)}` }] : [];
    });
  }

  get isOpen(): boolean {
    return this.asked.some(({ key }) => !this.accepted.includes(key));
  }

  /** Tells whether the password isn't asked for before this is answered. */
  get comesFirst(): boolean {
    return this.isOpen && !this.leavesPassword;
  }

  private get today(): string {
    return hongKongDay(this.time.instant) ?? '';
  }

  /**
   * Takes what was placed today; a question that comes of it leaves the password where it is, where the client is asked
   * for that already.
   */
  setRecords(records: NamedRecords, isAtPassword: boolean): void {
    const wasAsked = this.asked.length > 0;
    this.leavesPassword = isAtPassword;
    this.isBelow = isAtPassword && (this.isBelow || !wasAsked);
    this.records = records;
  }

  accept(isAccepted: boolean): void {
    const asked = this.asked.map(({ key }) => key);
    const others = this.accepted.filter((key) => !asked.includes(key));
    this.accepted = isAccepted ? [...others, ...asked] : others;
    this.missed = 0;
  }

  restore(accepted: readonly string[]): void {
    this.accepted = accepted;
  }

  /** Says that the question has no answer yet. */
  remind(): void {
    this.missed += 1;
  }

  /** Forgets what was accepted of orders that have another figure by now, removed ones kept. */
  followChange(): void {
    const orders = this.state.entries.flatMap(({ order }) => orderKey(comparableOrder(order)) ?? []);
    this.accepted = this.accepted.filter((key) => orders.some((order) => key.startsWith(`${order} `)));
    this.leavesPassword = false;
    this.isBelow = false;
    this.missed = 0;
  }
}
