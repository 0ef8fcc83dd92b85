import type { ShownTip } from '../../../domain/notices/tip';
import type { AsyncResult } from '../call-failure';

/** Tips shown beside the login form, in the client's language [MSG-23]. */
export abstract class Tips {
  abstract beforeLogin(): AsyncResult<readonly ShownTip[]>;
}
