import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock';
import type { ServiceStops } from '../../application/ports/notices/service-stops';
import { type OrderToStop, type ServiceStop, stopOfOrder } from '../../domain/notices/service-stop';

/** The time after which the stops are read again, in milliseconds: an open page knows of one within a minute. */
const stopsAge = 45_000;

/** Knows what the asset manager has stopped, as long as a page that can be seen is open; an answer that fails changes nothing. */
export class StopsStore {
  stops: readonly ServiceStop[] = [];
  private requestId = 0;
  private readAt = -Infinity;

  constructor(
    private readonly source: ServiceStops,
    private readonly clock: Pick<Clock, 'after' | 'now'>,
  ) {
    makeAutoObservable<this, 'source' | 'clock' | 'requestId' | 'readAt'>(
      this,
      { source: false, clock: false, requestId: false, readAt: false },
      { autoBind: true, deep: false },
    );
  }

  /** The sentences of the stops, each once. */
  sentences(about: 'orders' | 'everything'): readonly string[] {
    const meant = this.stops.filter(({ scope }) => about === 'everything' || scope.kind !== 'sign-in');
    return [...new Set(meant.map(({ text }) => text))].filter((text) => text !== '');
  }

  /** Returns the first stop that stops any of some orders; undefined where all can be sent. */
  stopOfAny(orders: readonly OrderToStop[]): ServiceStop | undefined {
    return orders.map((order) => stopOfOrder(this.stops, order)).find((stop) => stop !== undefined);
  }

  /** Reads the stops from time to time while `isVisible`; returns how to stop. */
  follow(isVisible: () => boolean): () => void {
    const tick = (): void => {
      if (isVisible()) void this.load();
      cancel = this.clock.after(stopsAge, tick);
    };
    let cancel = this.clock.after(stopsAge, tick);
    return () => cancel();
  }

  /** Reads the stops unless they were read just now: a page that is seen again may have missed some. */
  look(): void {
    if (this.clock.now() - this.readAt >= stopsAge) void this.load();
  }

  /** Reads the stops, in the language of now. */
  async load(): Promise<void> {
    this.readAt = this.clock.now();
    const requestId = ++this.requestId;
    const answer = await this.source.current();
    if (answer.ok && requestId === this.requestId) runInAction(() => (this.stops = answer.value));
  }
}
