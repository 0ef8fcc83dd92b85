import {
  AnnouncementsHkDocument,
  AnnouncementsTwDocument,
  OrderNoticeMessagesDocument,
  PublicDisclaimerMessageDocument,
  SideBarPromotionMessageDocument,
  TyphoonMessageDocument,
  UserSuitabilityTwForEnhancedSuitabilityDocument,
} from '../../adapters/graphql/generated/graphql';
import type { Region } from '../../domain/region';
import type { Recording, RecordingSession } from './recording-session';

type Keep = (name: string, answer: Promise<Recording>) => Promise<unknown>;

/** What clients are told, and the REST calls that carry the same [CONFLICT-46]. */
export async function recordNotices(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await keep('TyphoonMessage', session.graphql(TyphoonMessageDocument.toString()));
  await keep('SideBarPromotionMessage', session.graphql(SideBarPromotionMessageDocument.toString()));
  await keep('OrderNoticeMessages', session.graphql(OrderNoticeMessagesDocument.toString()));
  const both = ['announcement', 'coolKnowledge', 'maintenanceNotice'];
  const own = region === 'HK' ? ['promotions', 'clientPromotions', 'smartTip', 'typhoonNotice'] : ['footerDisclaimer'];
  for (const name of [...both, ...own]) await keep(name, session.call('GET', `/${name}`));
  if (region === 'HK') {
    await keep('AnnouncementsHK', session.graphql(AnnouncementsHkDocument.toString()));
    return;
  }
  await keep('AnnouncementsTW', session.graphql(AnnouncementsTwDocument.toString()));
  await keep('PublicDisclaimerMessage', session.graphql(PublicDisclaimerMessageDocument.toString()));
  await keep(
    'UserSuitabilityTWForEnhancedSuitability',
    session.graphql(UserSuitabilityTwForEnhancedSuitabilityDocument.toString(), { nextStep: 0 }),
  );
}
