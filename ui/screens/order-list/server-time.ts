import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock';
import type { Calendar } from '../../../domain/calendar/calendar';
import type { CutOff } from '../../../domain/calendar/effective-date';
import { type CutOffClock, cutOffClock } from '../../../domain/calendar/cut-off-clock';
import { switchInDate } from '../../../domain/trading/dealing/switch-in-date';

const tick = 1_000;

/** The server's time as it goes on while a list is looked at, and the cut-offs by it [TRADE-90, TRADE-92, TRADE-112, TRADE-113]. */
export class ServerTime {
  /** In milliseconds since 1970. */
  now = 0;

  constructor(
    private readonly clock: Clock,
    private readonly calendar: Calendar,
  ) {
    makeAutoObservable<this, 'clock' | 'calendar'>(this, { clock: false, calendar: false }, { autoBind: true });
  }

  /** Starts at an instant that the server stated. */
  start(answeredAt: string): void {
    this.now = Date.parse(answeredAt);
  }

  /** Lets the time go on until the function returned is called. */
  follow(): () => void {
    const { clock } = this;
    let last = clock.now();
    let stop = clock.after(tick, () => beat());
    const beat = (): void => {
      const now = clock.now();
      runInAction(() => (this.now += now - last));
      last = now;
      stop = clock.after(tick, beat);
    };
    return () => stop();
  }

  /** By when orders under a cut-off must be sent, for which dealing date, where their funds are closed on some days more [OPEN-32, TRADE-119]. */
  clockOf(cutOff: CutOff, closedOn: readonly string[] = []): CutOffClock | undefined {
    return cutOffClock(this.instant, cutOff, this.without(closedOn));
  }

  /** On which date's price and rate a switch sent now buys the other fund; '' where no dealing day comes [TRADE-135, TRADE-136]. */
  switchInDateOf(cutOff: CutOff, closedOn: readonly string[] = []): string {
    const dealingDate = this.clockOf(cutOff, closedOn)?.dealingDate ?? '';
    return switchInDate({ order: { cutOff }, receivedAt: this.instant, dealingDate }, this.without(closedOn));
  }

  /** The calendar with some more days without dealing. */
  without(closedOn: readonly string[]): Calendar {
    return closedOn.length === 0 ? this.calendar : { ...this.calendar, closures: new Set(closedOn) };
  }

  private get instant(): string {
    return new Date(this.now).toISOString();
  }
}
