import { makeAutoObservable } from 'mobx';
import { type TourStep, tourSteps } from './tour-steps';

/** The progress of the tour, stored for the next time: the number of steps taken, at most all of them. */
export type TourMemory = {
  readonly taken: number;
  readonly remember: (taken: number) => void;
};

/** A welcome, then fifteen steps that can be left and taken up again [PORT-09, PORT-10, OPEN-26]. */
export class TourViewModel {
  phase: 'welcome' | 'steps' | 'over' = 'welcome';
  private place = 0;

  constructor(private readonly memory: TourMemory) {
    makeAutoObservable<this, 'memory'>(this, { memory: false }, { autoBind: true, deep: false });
  }

  /** The step at which the client left the tour, from 1; undefined when there is nothing to resume. */
  get resumesAt(): number | undefined {
    const { taken } = this.memory;
    return taken > 0 && taken < tourSteps.length ? taken + 1 : undefined;
  }

  get step(): TourStep {
    return tourSteps[this.place] ?? 'summary';
  }

  /** The step's number, from 1. */
  get number(): number {
    return this.place + 1;
  }

  get isFirst(): boolean {
    return this.place === 0;
  }

  get isLast(): boolean {
    return this.number === tourSteps.length;
  }

  /** Begins with the first step. */
  start(): void {
    this.show(0);
  }

  /** Goes on with the step that was left. */
  resume(): void {
    this.show((this.resumesAt ?? 1) - 1);
  }

  /** Goes to the next step; after the last one the tour is over. */
  next(): void {
    if (this.isLast) this.end(tourSteps.length);
    else this.show(this.place + 1);
  }

  /** Goes to the step before; the first has none. */
  back(): void {
    if (!this.isFirst) this.show(this.place - 1);
  }

  /** Leaves the tour; the step is remembered. */
  skip(): void {
    this.end(this.phase === 'steps' ? this.place : this.memory.taken);
  }

  private show(place: number): void {
    this.phase = 'steps';
    this.place = place;
    this.memory.remember(place);
  }

  private end(taken: number): void {
    this.phase = 'over';
    this.memory.remember(taken);
  }
}
