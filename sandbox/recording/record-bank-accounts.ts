import { ActiveSpiHkDocument, SameDayDdaHkDocument } from '../../adapters/graphql/generated/graphql';
import type { Region } from '../../domain/region';
import type { Recording, RecordingSession } from './recording-session';

type Keep = (name: string, answer: Promise<Recording>) => Promise<unknown>;

/** Keeps what the client's bank accounts may be debited and paid. */
export async function recordBankAccounts(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  const own = region === 'TW' ? ['acctBankInfo', 'sameDayDDA'] : [];
  for (const name of ['bankInfo', 'dda', ...own]) await keep(name, session.call('GET', `/${name}`));
  if (region === 'TW') return;
  await keep('ActiveSpiHK', session.graphql(ActiveSpiHkDocument.toString(), { status: 'A' }));
  await keep('SameDayDdaHK', session.graphql(SameDayDdaHkDocument.toString(), { accountCurrency: 'HKD' }));
}
