import { isForNewClients, type Promotion } from '../../domain/notices/promotion';
import type { Region } from '../../domain/region';
import { readNoticeDocument } from './read-notice-document';

/** A promotion as both regions' calls carry it [ENT-35]. */
export type WirePromotion = {
  readonly code: string;
  readonly isHero?: boolean | null | undefined;
  readonly isSticky?: boolean | null | undefined;
  readonly isNewClientPromo?: boolean | null | undefined;
  readonly data: string;
};

/** The promotions with all that their documents say; one whose document isn't valid is left out [ENT-35, ENT-36, MSG-11, CONFLICT-47]. */
export const toPromotions = (region: Region, wires: readonly WirePromotion[]): readonly Promotion[] =>
  wires.flatMap(({ code, isHero, isSticky, isNewClientPromo, data }) => {
    const document = readNoticeDocument(data);
    if (document === undefined) return [];
    const flags = { isHero: isHero ?? false, isSticky: isSticky ?? false };
    const forNewClients = isForNewClients(region, { code, isNewClientPromo: isNewClientPromo ?? false });
    return [{ code, ...flags, isNewClientPromo: forNewClients, data: document }];
  });
