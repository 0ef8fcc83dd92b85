import {
  ClientTiersDocument,
  RegularPlansHkDocument,
  SystemTwDocument,
  VcaAccountDocument,
  VcaTransactionsDocument,
} from '../../adapters/graphql/generated/graphql';
import type { Region } from '../../domain/region';
import { recordBankAccounts } from './record-bank-accounts';
import { recordCommunication } from './record-communication';
import { recordPriceAlerts } from './record-price-alerts';
import type { Recording, RecordingSession } from './recording-session';

type Keep = (name: string, answer: Promise<Recording>) => Promise<unknown>;

/** Keeps what the client's home says of her; `accountNo` is her MasterAccount's in Hong Kong. */
export async function recordSummaries(
  session: RecordingSession,
  keep: Keep,
  { region, accountNo }: { readonly region: Region; readonly accountNo: string },
): Promise<void> {
  await keep('ClientTiers', session.graphql(ClientTiersDocument.toString()));
  await keep('accountInfo', session.call('GET', '/authentication/accountInfo'));
  await keep('clientTier', session.call('GET', '/clientTier'));
  await keep('portfolio', session.call('GET', '/portfolio'));
  await keep('ePoints', session.call('GET', '/ePoints'));
  await keep('setting', session.call('GET', '/setting'));
  await recordPriceAlerts(session, keep, region);
  await recordBankAccounts(session, keep, region);
  await recordCommunication(session, keep);
  if (region === 'TW') {
    await keep('existingDividendFund', session.call('GET', '/existingDividendFund'));
    await keep('SystemTW', session.graphql(SystemTwDocument.toString()));
    return;
  }
  await keep('reminderEPoints', session.call('GET', '/util/reminderEPoints'));
  await keep('rspMigration', session.call('GET', '/rspMigration'));
  await keep('rspPlan', session.call('GET', '/rspPlan'));
  await keep('RegularPlansHK', session.graphql(RegularPlansHkDocument.toString()));
  const filter = { accountNo, transactionStatus: ['accepted', 'rejected'] };
  const filter2 = { accountNo, transactionStatus: ['pending'] };
  await keep('VcaAccount', session.graphql(VcaAccountDocument.toString(), { filter: { accountNo } }));
  await keep('VcaTransactions', session.graphql(VcaTransactionsDocument.toString(), { filter, filter2 }));
}
