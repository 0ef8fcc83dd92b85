import { action, makeObservable, observable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock';

const tick = 1_000;

/** The server's time as it goes on while a page is looked at, whatever the device's clock says. */
export class RunningTime {
  /** The server's time in milliseconds since 1970; 0 before the server stated any. */
  now = 0;

  constructor(private readonly clock: Clock) {
    makeObservable(this, { now: observable, start: action });
  }

  /** The server's time as an instant. */
  get instant(): string {
    return new Date(this.now).toISOString();
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
}
