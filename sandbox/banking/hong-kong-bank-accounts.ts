import { today } from '../context/clock';
import type { CallContext } from '../wire/call-context';
import { authorisedAccounts, findSameDayDebit } from './find-bank-accounts';

/** Hong Kong's standing payment instructions of a status, A for those in force [GQL-23, BANK-11]. */
export async function activeSpi(status: string, { client, language, server: { database, clock } }: CallContext) {
  const { id: clientId } = await client();
  const found = await authorisedAccounts(database, { clientId, language, kind: 'SPI', day: today(clock) });
  return found.filter((account) => account.status === status).map(({ wire }) => wire);
}

/** Hong Kong's same-day debit in a currency [GQL-24, BANK-12]. */
export async function sameDayDda(currency: string, { client, server: { database } }: CallContext) {
  const { id } = await client();
  return findSameDayDebit(database, id, currency);
}
