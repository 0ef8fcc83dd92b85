import type { ClientMessage } from '../../../domain/notices/client-message';
import type { AsyncResult } from '../call-failure';

/** The messages that were sent to the signed-in client. */
export abstract class ClientMessages {
  /** Loads those of the last 30 days, the newest first. */
  abstract list(): AsyncResult<readonly ClientMessage[]>;
}
