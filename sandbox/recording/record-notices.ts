import {
  OrderNoticeMessagesDocument,
  SideBarPromotionMessageDocument,
  TyphoonMessageDocument,
} from '../../contract/graphql/notices/generated/graphql';
import type { Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';
import { regionRecordings } from './region-recordings';

/** Records the notices of clients, and the REST calls that carry the same [CONFLICT-46]. */
export async function recordNotices(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await keep('TyphoonMessage', session.graphql(TyphoonMessageDocument.toString()));
  await keep('SideBarPromotionMessage', session.graphql(SideBarPromotionMessageDocument.toString()));
  await keep('OrderNoticeMessages', session.graphql(OrderNoticeMessagesDocument.toString()));
  // After the preference has been kept, so that the mock doesn't ask for it again.
  await session.keep(keep, 'pageFlow', 'maintenanceNotice', 'typhoonNotice', 'footerDisclaimer');
  await regionRecordings[region].notices(session, keep);
}
