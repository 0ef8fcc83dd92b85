import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../../application/ports/clock';

/** Longest time that a phone waits for all sources before it shows those that answered, milliseconds. */
const longestWait = 4_000;

/** True once every source has answered, or the longest wait is over. */
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
