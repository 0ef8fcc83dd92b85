import { computed, computedStruct, makeObservable } from 'mobx';
import type { FundDealing } from '../../../../application/orders/find-fund-dealing';
import type { AsyncResult } from '../../../../application/ports/call-failure';
import type { Clock } from '../../../../application/ports/clock';
import type { Calendar } from '../../../../domain/calendar/calendar';
import { marketCalendar } from '../../../../config/calendars/market-calendar';
import type { Region } from '../../../../domain/region';
import { type OrderDates, orderDates } from '../../../../domain/trading/simulation/order-dates';
import { AsyncResource } from '../../../stores/async-resource';
import { RunningTime } from '../../../stores/running-time';

type Deps = {
  readonly kind: 'buy' | 'redemption' | 'switch';
  readonly region: Region;
  readonly clock: Clock;
  readonly find: () => AsyncResult<FundDealing>;
};

/** The days of an order, were it sent now: they pass on with the server's time while the page is looked at [TRADE-90..92]. */
export class ExpectedDates extends RunningTime {
  readonly dealing: AsyncResource<FundDealing>;

  constructor(private readonly deps: Deps) {
    super(deps.clock);
    this.dealing = new AsyncResource(deps.find);
    makeObservable<this, 'calendar'>(this, { dates: computedStruct, calendar: computed });
  }

  /** The days themselves; undefined before the fund's dealing is known, and where nobody says it. */
  get dates(): OrderDates | undefined {
    const { calendar } = this;
    const { cutOff } = this.dealing.value ?? {};
    if (cutOff === undefined || calendar === undefined || this.now === 0) return undefined;
    return orderDates({ kind: this.deps.kind, sentAt: this.instant, cutOff }, calendar);
  }

  /** Loads the fund's dealing, and lets the time go on until the function returned is called. */
  begin(): () => void {
    this.start(new Date(this.deps.clock.serverNow()).toISOString());
    if (this.dealing.value === undefined) void this.dealing.load();
    return this.follow();
  }

  /** The days on which the fund is dealt; undefined before they are known. */
  private get calendar(): Calendar | undefined {
    const { closedOn } = this.dealing.value ?? {};
    return closedOn && marketCalendar(this.deps.region, new Set(closedOn));
  }
}
