import { today } from '../context/clock';
import type { CallGroup } from '../wire/serve';
import { authorisedAccounts, creditedAccounts, listedAccounts, findSameDayDebit } from './find-bank-accounts';

/** A client's bank accounts [API-60..63, CONFLICT-44]. */
export const bankAccountRoutes: CallGroup = (serve, { database, clock }) => {
  serve('bankInfo', ({ clientId, language }) => listedAccounts(database, { clientId, language }));

  serve('dda', async ({ clientId, language }) =>
    (await authorisedAccounts(database, { clientId, language, kind: 'DDA', day: today(clock) })).map(
      ({ wire }) => wire,
    ),
  );

  serve('acctBankInfo', ({ clientId, language }) => creditedAccounts(database, { clientId, language }));

  serve('sameDayDDA', async ({ clientId }) => (await findSameDayDebit(database, clientId, 'TWD')) ?? {});
};
