import { ActiveSpiHkDocument, SameDayDdaHkDocument } from '../../adapters/graphql/generated/graphql';
import type { Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps what the client's bank accounts may be debited and paid. */
export async function recordBankAccounts(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await session.keep(keep, 'bankInfo', 'dda', 'acctBankInfo', 'sameDayDDA');
  if (region === 'TW') return;
  await keep('ActiveSpiHK', session.graphql(ActiveSpiHkDocument.toString(), { status: 'A' }));
  await keep('SameDayDdaHK', session.graphql(SameDayDdaHkDocument.toString(), { accountCurrency: 'HKD' }));
}
