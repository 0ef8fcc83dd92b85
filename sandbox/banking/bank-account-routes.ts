import type { CallGroup } from '../wire/serve';
import { creditedAccounts, listedAccounts, findSameDayDebit } from './find-bank-accounts';

/** A client's bank accounts [API-60, API-61, API-63, CONFLICT-44]. */
export const bankAccountRoutes: CallGroup = (serve, { database }) => {
  serve('bankInfo', ({ clientId, language }) => listedAccounts(database, { clientId, language }));

  serve('acctBankInfo', ({ clientId, language }) => creditedAccounts(database, { clientId, language }));

  serve('sameDayDDA', async ({ clientId }) => (await findSameDayDebit(database, clientId, 'TWD')) ?? {});
};
