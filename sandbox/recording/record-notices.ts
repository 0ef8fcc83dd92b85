import {
  AnnouncementsHkDocument,
  AnnouncementsTwDocument,
  OrderNoticeMessagesDocument,
  PublicDisclaimerMessageDocument,
  SideBarPromotionMessageDocument,
  TyphoonMessageDocument,
  UserSuitabilityTwForEnhancedSuitabilityDocument,
} from '../../adapters/graphql/generated/graphql';
import type { ByRegion, Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';

/** What clients are told, and the REST calls that carry the same [CONFLICT-46]. */
export async function recordNotices(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await keep('TyphoonMessage', session.graphql(TyphoonMessageDocument.toString()));
  await keep('SideBarPromotionMessage', session.graphql(SideBarPromotionMessageDocument.toString()));
  await keep('OrderNoticeMessages', session.graphql(OrderNoticeMessagesDocument.toString()));
  await session.keep(keep, 'announcement', 'coolKnowledge', 'maintenanceNotice');
  await session.keep(keep, 'promotions', 'clientPromotions', 'smartTip', 'typhoonNotice', 'footerDisclaimer');
  await besides[region](session, keep);
}

async function recordHk(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('AnnouncementsHK', session.graphql(AnnouncementsHkDocument.toString()));
}

async function recordTw(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('AnnouncementsTW', session.graphql(AnnouncementsTwDocument.toString()));
  await keep('PublicDisclaimerMessage', session.graphql(PublicDisclaimerMessageDocument.toString()));
  await keep(
    'UserSuitabilityTWForEnhancedSuitability',
    session.graphql(UserSuitabilityTwForEnhancedSuitabilityDocument.toString(), { nextStep: 0 }),
  );
}

/** What a region's clients are told besides. */
const besides: ByRegion<typeof recordTw> = { HK: recordHk, TW: recordTw };
