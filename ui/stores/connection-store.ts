import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/clock';
import type { Connection } from '../../application/ports/connection';

/** The time for which the client reads that the connection is back, in milliseconds. */
const backFor = 5_000;

/** Says whether the device has a connection, and for a moment that it has one again [OPEN-16, R5]. */
export class ConnectionStore {
  state: 'online' | 'offline' | 'back';
  private cancel = (): void => {};

  constructor(
    private readonly connection: Connection,
    private readonly clock: Pick<Clock, 'after'>,
  ) {
    this.state = connection.isOnline() ? 'online' : 'offline';
    makeAutoObservable<this, 'connection' | 'clock' | 'cancel'>(
      this,
      { connection: false, clock: false, cancel: false },
      { autoBind: true, deep: false },
    );
  }

  /** Follows the connection; returns how to stop. */
  follow(): () => void {
    const stop = this.connection.onChange(this.update);
    this.update();
    return () => {
      this.cancel();
      stop();
    };
  }

  private update(): void {
    this.cancel();
    if (!this.connection.isOnline()) this.show('offline');
    else if (this.state !== 'online') {
      this.show('back');
      this.cancel = this.clock.after(backFor, () => this.show('online'));
    }
  }

  private show(state: ConnectionStore['state']): void {
    this.state = state;
  }
}
