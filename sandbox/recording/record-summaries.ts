import { ClientTiersDocument } from '../../contract/graphql/home/generated/graphql';
import type { Region } from '../../domain/region';
import { recordCommunication } from './record-communication';
import type { Keep, RecordingSession } from './recording-session';
import { regionRecordings } from './region-recordings';

/** Keeps what the home page shows of the client; `accountNo` is the MasterAccount's in Hong Kong. */
export async function recordSummaries(
  session: RecordingSession,
  keep: Keep,
  { region, accountNo }: { readonly region: Region; readonly accountNo: string },
): Promise<void> {
  await keep('ClientTiers', session.graphql(ClientTiersDocument.toString()));
  await session.keep(keep, 'portfolio');
  await keep('dealingClosures', session.call('dealingClosures', { parts: { fundCode: '' } }));
  await regionRecordings[region].bankAccounts(session, keep);
  await recordCommunication(session, keep);
  await regionRecordings[region].summaries(session, keep, accountNo);
}
