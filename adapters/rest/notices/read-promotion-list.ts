import type { CallFailure } from '../../../application/ports/call-failure';
import type { Result } from '../../../domain/kernel/result';
import type { Promotion } from '../../../domain/notices/promotion';
import type { Region } from '../../../domain/region';
import { parseBody } from '../../http/parse-body';
import { promotionList } from '../../../contract/rest/visitors/promotions';
import { toPromotions } from '../../http/to-promotions';

/** Reads a list of promotions with all that their documents say; one whose document isn't valid is left out [ENT-35, ENT-36, CONFLICT-47]. */
export const readPromotionList = (region: Region): ((body: unknown) => Result<readonly Promotion[], CallFailure>) =>
  parseBody(promotionList, (promotions) => toPromotions(region, promotions));
