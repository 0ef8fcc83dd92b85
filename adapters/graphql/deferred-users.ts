import type { Answer } from '../../application/ports/call-failure';
import { Users } from '../../application/ports/users';
import type { User } from '../../domain/clients/user';
import { Deferred } from '../http/deferred';

/** Who is signed in, with every flag; its code arrives when it is first asked for. */
export class DeferredUsers extends Users {
  private readonly deferred: Deferred<Users>;

  constructor(fetch: () => Promise<Users>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async current(): Answer<User> {
    return this.deferred.ask((users) => users.current());
  }
}
