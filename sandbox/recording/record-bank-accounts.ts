import type { Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';
import { regionRecordings } from './region-recordings';

/** Keeps what the client's bank accounts may be debited and paid. */
export async function recordBankAccounts(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await session.keep(keep, 'bankInfo', 'dda', 'acctBankInfo', 'sameDayDDA');
  await regionRecordings[region].bankAccounts(session, keep);
}
