import type { ServiceStop } from '../../../domain/notices/service-stop';
import type { AsyncResult } from '../call-failure';

/** The stops of orders and logins that are in force. */
export abstract class ServiceStops {
  /** Loads the stops in force, in the client's language; nobody waits for it, and it keeps no session alive [GQL-13, OPEN-64]. */
  abstract current(): AsyncResult<readonly ServiceStop[]>;
}
