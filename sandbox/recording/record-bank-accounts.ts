import { ActiveSpiHkDocument, SameDayDdaHkDocument } from '../../adapters/graphql/generated/graphql';
import type { ByRegion, Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps what the client's bank accounts may be debited and paid. */
export async function recordBankAccounts(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await session.keep(keep, 'bankInfo', 'dda', 'acctBankInfo', 'sameDayDDA');
  await besides[region](session, keep);
}

/** What a region asks besides, by GraphQL. */
const besides: ByRegion<(session: RecordingSession, keep: Keep) => Promise<void>> = {
  HK: async (session, keep) => {
    await keep('ActiveSpiHK', session.graphql(ActiveSpiHkDocument.toString(), { status: 'A' }));
    await keep('SameDayDdaHK', session.graphql(SameDayDdaHkDocument.toString(), { accountCurrency: 'HKD' }));
  },
  TW: async () => undefined,
};
