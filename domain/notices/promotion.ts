import type { ByRegion, Region } from '../region';
import type { NoticeDocument } from './notice-document';
import { isNewClientPromotion } from './promotions';

/** What the asset manager offers, with its document [ENT-35]. */
export type Promotion = {
  readonly code: string;
  readonly isHero: boolean;
  readonly isSticky: boolean;
  readonly isNewClientPromo: boolean;
  readonly data: NoticeDocument;
};

type NewClientFields = Pick<Promotion, 'code' | 'isNewClientPromo'>;

const newClientRules: ByRegion<(promotion: NewClientFields) => boolean> = {
  HK: ({ isNewClientPromo }) => isNewClientPromo,
  TW: ({ code }) => isNewClientPromotion(code),
};

/** Whether a promotion is for new clients: TW tells by the code, HK by the field [CONFLICT-47]. */
export const isForNewClients = (region: Region, promotion: NewClientFields): boolean =>
  newClientRules[region](promotion);

/** How a promotion is shown: a hero as a large banner, a sticky one without a way to dismiss it [OPEN-86]. */
export const promotionBanner = ({
  isHero,
  isSticky,
}: Pick<Promotion, 'isHero' | 'isSticky'>): { readonly size: 'large' | 'ordinary'; readonly dismissible: boolean } => ({
  size: isHero ? 'large' : 'ordinary',
  dismissible: !isSticky,
});
