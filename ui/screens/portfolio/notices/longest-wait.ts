import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../../application/ports/clock';

/** How many milliseconds a phone waits for every source before it shows what others have said. */
const longestWait = 4_000;

/** Whether what answers in time has answered. */
export class LongestWait {
  isOver = false;

  constructor(private readonly clock: Pick<Clock, 'after'>) {
    makeAutoObservable<this, 'clock'>(this, { clock: false }, { autoBind: true, deep: false });
  }

  /** Begins to wait; returns how to stop. */
  begin(): () => void {
    return this.clock.after(longestWait, this.end);
  }

  private end(): void {
    this.isOver = true;
  }
}
