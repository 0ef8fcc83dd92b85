import { Clock } from '../../application/ports/clock';

type Timer = { readonly at: number; readonly call: () => void };

/** A clock that only moves when told to, and then rings every timer that came due, in order. */
export class TestClock extends Clock {
  private time: number;
  private timers: Timer[] = [];

  constructor(start = '2026-11-20T02:00:00Z') {
    super();
    this.time = Date.parse(start);
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.time + milliseconds, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      const due = next;
      this.timers = this.timers.filter((other) => other !== due);
      this.time = due.at;
      due.call();
    }
    this.time = end;
  }

  private nextUntil(end: number): Timer | undefined {
    return this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
