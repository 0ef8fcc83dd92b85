import type { CommunicationPreference, StoredCommunication } from '../../../domain/clients/communication-preference';
import type { AsyncResult } from '../call-failure';

/** Loads and saves the communication preferences of the signed-in client [ACCT-03]. */
export abstract class CommunicationPreferences {
  /** Loads the client's preferences, or the default for a client who chose none. */
  abstract current(): AsyncResult<StoredCommunication>;
  /** Keeps all of it at once; answers with what is then kept. */
  abstract save(preference: CommunicationPreference): AsyncResult<StoredCommunication>;
}
