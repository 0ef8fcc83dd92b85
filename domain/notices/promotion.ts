import type { ByRegion, Region } from '../region';
import type { NoticeDocument } from './notice-document';
import { isNewClientPromotion } from './promotions';

/** An offer of the asset manager, with its document [ENT-35]. */
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

/** Returns true if a promotion is for new clients: TW tells by the code, HK by the field [CONFLICT-47]. */
export const isForNewClients = (region: Region, promotion: NewClientFields): boolean =>
  newClientRules[region](promotion);

/** Returns the banner of a promotion: large for a hero, without a way to dismiss it for a sticky one [OPEN-86]. */
export const promotionBanner = ({
  isHero,
  isSticky,
}: Pick<Promotion, 'isHero' | 'isSticky'>): { readonly size: 'large' | 'ordinary'; readonly dismissible: boolean } => ({
  size: isHero ? 'large' : 'ordinary',
  dismissible: !isSticky,
});
