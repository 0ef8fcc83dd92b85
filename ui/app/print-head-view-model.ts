import type { Clock } from '../../application/ports/clock';
import type { ClientStore } from '../stores/client-store';

/** The client whose page is printed, and the time. */
export class PrintHeadViewModel {
  constructor(
    private readonly clients: Pick<ClientStore, 'user'>,
    private readonly clock: Pick<Clock, 'serverNow'>,
  ) {}

  /** The client's name, once it is known. */
  get client(): string | undefined {
    return this.clients.user?.userNameWithTitle;
  }

  /** The instant of this moment, by the server's clock. */
  now(): string {
    return new Date(this.clock.serverNow()).toISOString();
  }
}
