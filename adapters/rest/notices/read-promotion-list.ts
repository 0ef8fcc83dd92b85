import type { CallFailure } from '../../../application/ports/call-failure';
import type { Result } from '../../../domain/kernel/result';
import { isForNewClients, type Promotion } from '../../../domain/notices/promotion';
import type { Region } from '../../../domain/region';
import { parseBody } from '../../http/parse-body';
import { promotionList } from '../contract/promotions';
import { readNoticeDocument } from '../../http/read-notice-document';

/** Reads a list of promotions with all that their documents say; one whose document isn't valid is left out [ENT-35, ENT-36, CONFLICT-47]. */
export const readPromotionList = (region: Region): ((body: unknown) => Result<readonly Promotion[], CallFailure>) =>
  parseBody(promotionList, (promotions) =>
    promotions.flatMap(({ code, isHero, isSticky, isNewClientPromo, data }) => {
      const document = readNoticeDocument(data);
      if (document === undefined) return [];
      const flags = { isHero: isHero ?? false, isSticky: isSticky ?? false };
      const forNewClients = isForNewClients(region, { code, isNewClientPromo: isNewClientPromo ?? false });
      return [{ code, ...flags, isNewClientPromo: forNewClients, data: document }];
    }),
  );
