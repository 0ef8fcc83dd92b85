import type { Answer } from '../../../application/ports/call-failure';
import { type Promotion, Promotions } from '../../../application/ports/visitors/promotions';
import { ok } from '../../../domain/kernel/result';
import { isNewClientPromotion } from '../../../domain/notices/promotions';
import { readPromotionsAnswer } from '../../http/read-promotions';
import type { PreLoginDataReader } from './pre-login-data';

/** TW's promotions over GraphQL; the code says which are for new clients [CONFLICT-46, CONFLICT-47]. */
export class GraphqlPromotions extends Promotions {
  constructor(private readonly preLoginData: PreLoginDataReader) {
    super();
  }

  async beforeLogin(): Answer<readonly Promotion[]> {
    const data = await this.preLoginData.read();
    if (!data.ok) return data;
    return readPromotionsAnswer(
      ok(
        data.value.promotions.map((promotion) => ({
          ...promotion,
          isNewClientPromotion: isNewClientPromotion(promotion.code),
        })),
      ),
    );
  }
}
