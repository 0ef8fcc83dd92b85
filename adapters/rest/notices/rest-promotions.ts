import type { AsyncResult } from '../../../application/ports/call-failure';
import { Promotions } from '../../../application/ports/notices/promotions';
import type { Promotion } from '../../../domain/notices/promotion';
import type { Region } from '../../../domain/region';
import { readPromotionsAnswer } from '../../http/read-promotions';
import { visitorCalls } from '../../../contract/rest/visitors/visitor-calls';
import { promotionList } from '../../../contract/rest/visitors/promotions';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** HK's promotions over REST; the field says which are for new clients [CONFLICT-46, CONFLICT-47]. */
export class RestPromotions extends Promotions {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  async beforeLogin(): AsyncResult<readonly Promotion[]> {
    return readPromotionsAnswer(
      this.region,
      await this.client.call(visitorCalls, {
        name: 'preLoginPromotions',
        policy: { showErrors: false },
        read: readJson(promotionList, (promotions) => promotions),
      }),
    );
  }
}
