import type { Answer } from '../../application/ports/call-failure';
import { type Client, Clients } from '../../application/ports/clients';
import { Deferred } from '../http/deferred';

/** Who is signed in, by code that arrives when she is first asked about. */
export class DeferredClients extends Clients {
  private readonly deferred: Deferred<Clients>;

  constructor(fetch: () => Promise<Clients>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async current(): Answer<Client> {
    return this.deferred.ask((clients) => clients.current());
  }
}
