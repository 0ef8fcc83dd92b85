import type { Region } from '../../domain/region';
import { recordAccountSecurity } from './record-account-security';
import type { RecordedClient } from './record-logon';
import { recordOrderRecords } from './record-order-records';
import { plainReads } from './plain-reads';
import { recordPerformance } from './record-performance';
import { recordNotices } from './record-notices';
import { recordSummaries } from './record-summaries';
import type { Keep, RecordingSession } from './recording-session';
import { regionRecordings } from './region-recordings';

/**
 * Keeps what is answered to the client alone: holdings, records, notices and assessments. What is only read comes first: what is
 * recorded in another way takes its place.
 */
export async function recordClient(
  session: RecordingSession,
  keep: Keep,
  { region, client }: { readonly region: Region; readonly client: RecordedClient },
): Promise<void> {
  await session.keep(keep, ...plainReads);
  await regionRecordings[region].holdings(session, keep);
  await recordSummaries(session, keep, { region, accountNo: client.identityNumber });
  await recordPerformance(session, keep, region);
  await recordAccountSecurity(session, keep, client);
  await recordOrderRecords(session, keep);
  await recordNotices(session, keep, region);
  await regionRecordings[region].questionnaires(session, keep);
}
