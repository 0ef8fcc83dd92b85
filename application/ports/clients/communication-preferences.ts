import type { CommunicationPreference, StoredCommunication } from '../../../domain/clients/communication-preference';
import type { AsyncResult } from '../call-failure';

/** How the signed-in client wishes to hear from us [ACCT-03]. */
export abstract class CommunicationPreferences {
  /** What the client chose, or what holds for who chose nothing. */
  abstract current(): AsyncResult<StoredCommunication>;
  /** Keeps all of it at once; answers with what is then kept. */
  abstract save(preference: CommunicationPreference): AsyncResult<StoredCommunication>;
}
