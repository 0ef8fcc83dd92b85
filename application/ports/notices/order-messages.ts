import type { Message } from '../../../domain/notices/message';
import type { AsyncResult } from '../call-failure';

/** The notes that the asset manager adds to every order. */
export abstract class OrderMessages {
  /** The RR5 note and the added notes, switched on or not [OPEN-86]. */
  abstract current(): AsyncResult<readonly Message[]>;
}
