import { chosenDealingDay, type ListedOrder } from '../../../../application/orders/listed-order';
import type { Clock } from '../../../../application/ports/clock';
import { businessDayFrom, type Calendar } from '../../../../domain/calendar/calendar';
import type { CutOff } from '../../../../domain/calendar/effective-date';
import { type CutOffClock, cutOffClock } from '../../../../domain/calendar/cut-off-clock';
import { switchInDate } from '../../../../domain/trading/dealing/switch-in-date';
import { RunningTime } from '../../../stores/running-time';

type DealtOrder = {
  readonly cutOff: CutOff;
  readonly closedOn: readonly string[];
  readonly order: Pick<ListedOrder, 'item'>;
};

/**
 * The server's time as it goes on while a list is looked at, and the cut-offs by it [TRADE-90, TRADE-92, TRADE-112,
 * TRADE-113].
 */
export class ServerTime extends RunningTime {
  constructor(
    clock: Clock,
    private readonly calendar: Calendar,
  ) {
    super(clock);
  }

  /** Returns the cut-off and the dealing date of orders whose funds have further closures [OPEN-32, TRADE-119]. */
  clockOf(cutOff: CutOff, closedOn: readonly string[] = []): CutOffClock | undefined {
    return cutOffClock(this.instant, cutOff, this.without(closedOn));
  }

  /**
   * Returns the dealing date of an order sent now: the day chosen ahead, where there is one [LINK-28]; undefined where
   * no dealing day comes.
   */
  dealingDateOf({ cutOff, closedOn, order }: DealtOrder): string | undefined {
    const dealOn = chosenDealingDay(order);
    if (dealOn !== undefined) return businessDayFrom(dealOn, this.without(closedOn)) || undefined;
    return this.clockOf(cutOff, closedOn)?.dealingDate;
  }

  /**
   * Returns the date whose price and rate a switch sent now buys the other fund at; '' where no dealing day comes
   * [TRADE-135, TRADE-136].
   */
  switchInDateOf(cutOff: CutOff, closedOn: readonly string[] = []): string {
    const dealingDate = this.clockOf(cutOff, closedOn)?.dealingDate ?? '';
    return switchInDate({ order: { cutOff }, receivedAt: this.instant, dealingDate }, this.without(closedOn));
  }

  /** The calendar with some more days without dealing. */
  without(closedOn: readonly string[]): Calendar {
    return closedOn.length === 0 ? this.calendar : { ...this.calendar, closures: new Set(closedOn) };
  }
}
