import { inEveryRegion, inHongKong } from '../call-regions';
import { promotionList } from './promotions';
import { tipList } from './tips';
import type { ServedCall } from '../served-call';

/** The calls for what stands beside the login form. */
export const visitorCalls = {
  preLoginCoolKnowledge: {
    method: 'GET',
    path: '/preLoginCoolKnowledge',
    regions: inEveryRegion,
    effect: 'read',
    session: 'none',
    cached: true,
    answer: tipList,
  },
  preLoginPromotions: {
    method: 'GET',
    path: '/preLoginPromotions',
    regions: inHongKong,
    effect: 'read',
    session: 'none',
    cached: true,
    answer: promotionList,
  },
} as const satisfies Record<string, ServedCall>;
