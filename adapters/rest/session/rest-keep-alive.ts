import type { AsyncResult } from '../../../application/ports/call-failure';
import { KeepAlive } from '../../../application/ports/session/keep-alive';
import { keepAliveCalls } from '../../../contract/rest/sessions/keep-alive-calls';
import { readNothing } from '../read-answer';
import type { RestClient } from '../rest-client';

/** Keeps a session alive over REST; a call that fails disturbs nobody, a 401 ends the session [OPEN-92]. */
export class RestKeepAlive extends KeepAlive {
  constructor(private readonly client: RestClient) {
    super();
  }

  heartbeat(): AsyncResult<void> {
    return this.ask('heartbeat');
  }

  refresh(): AsyncResult<void> {
    return this.ask('authRefresh');
  }

  private ask(name: keyof typeof keepAliveCalls): AsyncResult<void> {
    return this.client.call(keepAliveCalls, {
      name,
      untracked: true,
      policy: { showErrors: false },
      read: readNothing,
    });
  }
}
