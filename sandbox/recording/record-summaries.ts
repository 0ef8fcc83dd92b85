import {
  ClientTiersDocument,
  RegularPlansHkDocument,
  SystemTwDocument,
  VcaAccountDocument,
  VcaTransactionsDocument,
} from '../../adapters/graphql/generated/graphql';
import type { ByRegion, Region } from '../../domain/region';
import { recordBankAccounts } from './record-bank-accounts';
import { recordCommunication } from './record-communication';
import { recordPriceAlerts } from './record-price-alerts';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps what the home page shows of the client; `accountNo` is the MasterAccount's in Hong Kong. */
export async function recordSummaries(
  session: RecordingSession,
  keep: Keep,
  { region, accountNo }: { readonly region: Region; readonly accountNo: string },
): Promise<void> {
  await keep('ClientTiers', session.graphql(ClientTiersDocument.toString()));
  await session.keep(keep, 'accountInfo', 'clientTier', 'portfolio', 'ePoints', 'setting');
  await recordPriceAlerts(session, keep, region);
  await recordBankAccounts(session, keep, region);
  await recordCommunication(session, keep);
  await besides[region](session, keep, accountNo);
}

async function recordTw(session: RecordingSession, keep: Keep): Promise<void> {
  await session.keep(keep, 'existingDividendFund');
  await keep('SystemTW', session.graphql(SystemTwDocument.toString()));
}

async function recordHk(session: RecordingSession, keep: Keep, accountNo: string): Promise<void> {
  await session.keep(keep, 'reminderEPoints', 'rspMigration', 'rspPlan');
  await keep('RegularPlansHK', session.graphql(RegularPlansHkDocument.toString()));
  const filter = { accountNo, transactionStatus: ['accepted', 'rejected'] };
  const filter2 = { accountNo, transactionStatus: ['pending'] };
  await keep('VcaAccount', session.graphql(VcaAccountDocument.toString(), { filter: { accountNo } }));
  await keep('VcaTransactions', session.graphql(VcaTransactionsDocument.toString(), { filter, filter2 }));
}

/** What a region's home shows besides. */
const besides: ByRegion<typeof recordHk> = { HK: recordHk, TW: recordTw };
