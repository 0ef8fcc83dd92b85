import type { Promotion } from '../../../domain/notices/promotion';
import type { AsyncResult } from '../call-failure';

/** Loads the asset manager's promotions; a document that is not valid XML yields nothing [MSG-11]. */
export abstract class Promotions {
  abstract beforeLogin(): AsyncResult<readonly Promotion[]>;
}
