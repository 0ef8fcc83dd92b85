import type { SystemFlags } from '../../../domain/funds/system-flags';
import type { AsyncResult } from '../call-failure';

/** Tells which of Taiwan's trading services are open now [GQL-26, CONF-27]. */
export abstract class OpenServices {
  abstract current(): AsyncResult<SystemFlags>;
}
