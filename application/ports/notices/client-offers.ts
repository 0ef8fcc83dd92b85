import type { Promotion } from '../../../domain/notices/promotion';
import type { Tip } from '../../../domain/notices/tip';
import type { AsyncResult } from '../call-failure';

/** Loads the asset manager's offers and advice for signed-in clients. */
export abstract class ClientOffers {
  /** Hong Kong's promotions whose document is valid, in the server's order [API-36, MSG-26, CONFLICT-61]. */
  abstract promotions(): AsyncResult<readonly Promotion[]>;
  /** Tips, each in every language it has [API-34, MSG-24]. */
  abstract tips(): AsyncResult<readonly Tip[]>;
  /** The tips that Hong Kong picks for this client, as a rule one; none elsewhere [API-68]. */
  abstract smartTips(): AsyncResult<readonly Tip[]>;
}
