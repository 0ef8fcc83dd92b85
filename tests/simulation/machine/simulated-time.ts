import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../../../application/ports/clock';
import type { MovableClock } from '../../../sandbox/context/clock';

type Timer = { readonly at: number; readonly call: () => void };

/** The turns of the event loop after which work that waits for no answer is taken to wait for a timer. */
const turnsOfRest = 6;
/** The turns after which the machine is given time: a module that is read for the first time comes from its disk. */
const turnsAtOnce = 2_000;
/** The milliseconds that the processor works for it after which work without an end stands still: a busy machine only takes longer. */
const standstill = 120_000;

/** The time of a simulation, one for servers and devices: it goes on when it is told to, and while all that happens waits for a timer. */
export class SimulatedTime {
  private instant: number;
  private timers: readonly Timer[] = [];
  private answersDue = 0;

  constructor(start: string) {
    this.instant = Date.parse(start);
  }

  get now(): number {
    return this.instant;
  }

  /** The clock of servers. */
  readonly server: MovableClock = { now: () => new Date(this.instant), goAhead: () => undefined };

  /** The clock of a device, so many milliseconds ahead. */
  device(ahead: number): Clock {
    return new DeviceClock(this, ahead);
  }

  /** Goes on to an instant, unless it is later already; what was to happen meanwhile happens. */
  goOnTo(instant: number): void {
    for (let next = this.firstTimer(); next && next.at <= instant; next = this.firstTimer()) this.fire(next);
    this.instant = Math.max(this.instant, instant);
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.instant + Math.max(0, milliseconds), call };
    this.timers = [...this.timers, timer].toSorted((one, other) => one.at - other.at);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** Counts what is on its way to a server and back. */
  async awaitAnswer<T>(answer: Promise<T>): Promise<T> {
    this.answersDue += 1;
    try {
      return await answer;
    } finally {
      this.answersDue -= 1;
    }
  }

  /** Lets work come to its end: while nothing is on its way, the next timer is what it waits for. */
  async settle<T>(work: Promise<T>): Promise<T> {
    const watched = { isOver: false };
    const end = () => {
      watched.isOver = true;
    };
    work.then(end, end);
    let rest = 0;
    let turns = 0;
    const begun = processorTime();
    while (!watched.isOver) {
      await nextTurn();
      turns += 1;
      if (turns % turnsAtOnce === 0) {
        await pause(1);
        if (processorTime() - begun > standstill) throw new Error('the simulation stands still: something never ends');
      }
      rest = this.answersDue > 0 ? 0 : rest + 1;
      if (rest < turnsOfRest) continue;
      const next = this.firstTimer();
      if (next) this.fire(next);
      rest = 0;
    }
    return work;
  }

  private firstTimer(): Timer | undefined {
    return this.timers[0];
  }

  private fire(timer: Timer): void {
    this.timers = this.timers.filter((other) => other !== timer);
    this.instant = Math.max(this.instant, timer.at);
    timer.call();
  }
}

class DeviceClock extends Clock {
  constructor(
    private readonly time: SimulatedTime,
    private readonly ahead: number,
  ) {
    super();
  }

  now(): number {
    return this.time.now + this.ahead;
  }

  after(milliseconds: number, call: () => void): () => void {
    return this.time.after(milliseconds, call);
  }
}

/** Returns how long the processor has worked for this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
