import type { AsyncResult } from '../../../application/ports/call-failure';
import { Promotions } from '../../../application/ports/notices/promotions';
import { ok } from '../../../domain/kernel/result';
import type { Promotion } from '../../../domain/notices/promotion';
import type { Region } from '../../../domain/region';
import { readPromotionsAnswer } from '../../http/read-promotions';
import type { PreLoginDataReader } from './pre-login-data';

/** TW's promotions over GraphQL; the code says which are for new clients [CONFLICT-46, CONFLICT-47]. */
export class GraphqlPromotions extends Promotions {
  constructor(
    private readonly preLoginData: PreLoginDataReader,
    private readonly region: Region,
  ) {
    super();
  }

  async beforeLogin(): AsyncResult<readonly Promotion[]> {
    const data = await this.preLoginData.read();
    return readPromotionsAnswer(this.region, data.ok ? ok(data.value.promotions) : data);
  }
}
