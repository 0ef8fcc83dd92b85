import { makeAutoObservable, runInAction } from 'mobx';
import type { Locale } from '../../../../application/ports/locale';
import type { OrderRecords } from '../../../../application/ports/orders/order-records';
import { comparableOrder, type NamedRecords, repeatsInList } from '../../../../application/orders/repeats-in-list';
import { hongKongDay } from '../../../../domain/calendar/hong-kong-time';
import { orderKey } from '../../../../domain/trading/records/repeated-order';
import type { OrderCardViewModel } from '../cards/order-card-view-model';
import type { ServerTime } from '../server-time';

type Dependencies = {
  readonly records: Pick<OrderRecords, 'all'>;
  readonly locale: Pick<Locale, 'current'>;
  readonly time: Pick<ServerTime, 'instant'>;
  readonly cards: () => readonly OrderCardViewModel[];
  /** The account that the list is of, once it is known. */
  readonly accountNo: () => string | undefined;
  /** Tells whether the client is asked for the trading password or PIN now. */
  readonly isAtPassword: () => boolean;
  readonly onChange: () => void;
};

/** An order that the client is asked about: one of its cards, when it was placed today, and how many times it is on the list. */
export type AskedRepeat = {
  readonly card: OrderCardViewModel;
  readonly placedAt: string | undefined;
  readonly times: number;
  /** The key under which it is remembered once the client has accepted it. */
  readonly key: string;
};

/** Asks once about orders that repeat one of today, or one another; what can't be read asks nothing [ORDQ-01..04, TRADE-62]. */
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
  private reading = 0;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'reading'>(
      this,
      { dependencies: false, reading: false },
      { autoBind: true, deep: false },
    );
  }

  /** The orders that the client is asked about, in the order of the list. */
  get asked(): readonly AskedRepeat[] {
    const cards = this.dependencies.cards().filter(({ isRemoved }) => !isRemoved);
    const orders = cards.map(({ order }) => order);
    const place = { day: this.today, accountNo: this.dependencies.accountNo() };
    return repeatsInList(orders, this.records, place).flatMap(({ order, places, placedAt }) => {
      const card = cards[places[0] ?? 0];
      const times = places.length;
      return card ? [{ card, placedAt, times, key: `${order} ${placedAt ?? ''} ${String(times)}` }] : [];
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
    return hongKongDay(this.dependencies.time.instant) ?? '';
  }

  /** Reads what was placed today; what was read before stays where that fails. */
  async load(): Promise<void> {
    const { records, locale, isAtPassword } = this.dependencies;
    const number = ++this.reading;
    const language = locale.current();
    const answer = await records.all();
    if (number !== this.reading || !answer.ok) return;
    runInAction(() => {
      const wasAsked = this.asked.length > 0;
      this.leavesPassword = isAtPassword();
      this.isBelow = this.leavesPassword && (this.isBelow || !wasAsked);
      this.records = { orders: answer.value.orders, language };
    });
  }

  accept(isAccepted: boolean): void {
    const asked = this.asked.map(({ key }) => key);
    const others = this.accepted.filter((key) => !asked.includes(key));
    this.accepted = isAccepted ? [...others, ...asked] : others;
    this.missed = 0;
    this.dependencies.onChange();
  }

  recall(accepted: readonly string[]): void {
    this.accepted = accepted;
  }

  /** Says that the question has no answer yet. */
  remind(): void {
    this.missed += 1;
  }

  /** Forgets what was accepted of orders that have another figure by now, removed ones kept. */
  followChange(): void {
    const orders = this.dependencies.cards().flatMap(({ order }) => orderKey(comparableOrder(order)) ?? []);
    this.accepted = this.accepted.filter((key) => orders.some((order) => key.startsWith(`${order} `)));
    this.leavesPassword = false;
    this.isBelow = false;
    this.missed = 0;
  }
}
