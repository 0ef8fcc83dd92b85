import { inEveryRegion, inHongKong, inTaiwan } from '../call-regions';
import { announcementList, codedTexts, noticeAnswer } from './notices';
import { pageFlowAnswer } from './page-flow';
import { promotionList } from '../visitors/promotions';
import { tipList } from '../visitors/tips';
import type { ServedCall } from '../served-call';

/** The calls for what visitors and clients are told and offered. */
export const noticeCalls = {
  announcement: {
    method: 'GET',
    path: '/announcement',
    regions: inEveryRegion,
    effect: 'read',
    answer: announcementList,
  },
  // On one address with the news to visitors, each remembered and recorded under its own name [CONFLICT-63].
  promotions: {
    method: 'GET',
    path: '/promotions',
    regions: inHongKong,
    effect: 'read',
    cached: true,
    answer: promotionList,
  },
  clientPromotions: {
    method: 'GET',
    path: '/clientPromotions',
    regions: inHongKong,
    effect: 'read',
    answer: codedTexts,
  },
  coolKnowledge: { method: 'GET', path: '/coolKnowledge', regions: inEveryRegion, effect: 'read', answer: tipList },
  smartTip: { method: 'GET', path: '/smartTip', regions: inHongKong, effect: 'read', answer: tipList },
  typhoonNotice: {
    method: 'GET',
    path: '/typhoonNotice',
    regions: inHongKong,
    effect: 'read',
    session: 'none',
    answer: noticeAnswer,
  },
  maintenanceNotice: {
    method: 'GET',
    path: '/maintenanceNotice',
    regions: inEveryRegion,
    effect: 'read',
    session: 'none',
    answer: noticeAnswer,
  },
  preLoginNews: {
    method: 'GET',
    path: '/promotions',
    regions: inEveryRegion,
    effect: 'read',
    cached: true,
    session: 'none',
    answer: codedTexts,
  },
  pageFlow: {
    method: 'GET',
    path: '/authentication/pageFlow',
    regions: inEveryRegion,
    effect: 'read',
    answer: pageFlowAnswer,
  },
  footerDisclaimer: {
    method: 'GET',
    path: '/footerDisclaimer',
    regions: inTaiwan,
    effect: 'read',
    session: 'none',
    answer: codedTexts,
  },
} as const satisfies Record<string, ServedCall>;
