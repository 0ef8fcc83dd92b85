import type { BankInfo } from '../../adapters/rest/contract/bank-info';
import type { DirectDebitList, SameDayDebit } from '../../adapters/rest/contract/direct-debits';
import { languageOf } from '../content/localised';
import type { RouteGroup } from '../server/app';
import { requireSession } from '../sessions/current-session';
import { authorisedAccounts, creditedAccounts, listedAccounts, sameDayDebitOf } from './find-bank-accounts';

/** A client's bank accounts; where her money is paid to and the same-day debit are Taiwan's alone, since Hong Kong asks for them over GraphQL [API-60..63, CONFLICT-44]. */
export const bankAccountRoutes: RouteGroup = (app, surroundings) => {
  const { region, database } = surroundings;

  app.get('/bankInfo', async (request): Promise<BankInfo> => {
    const { clientId } = await requireSession(request, surroundings);
    return listedAccounts(database, { clientId, language: languageOf(request, region) });
  });

  app.get('/dda', async (request): Promise<DirectDebitList> => {
    const { clientId } = await requireSession(request, surroundings);
    const asked = { clientId, language: languageOf(request, region), kind: 'DDA' } as const;
    return (await authorisedAccounts(database, asked)).map(({ wire }) => wire);
  });

  if (region === 'HK') return;

  app.get('/acctBankInfo', async (request): Promise<BankInfo> => {
    const { clientId } = await requireSession(request, surroundings);
    return creditedAccounts(database, { clientId, language: languageOf(request, region) });
  });

  app.get('/sameDayDDA', async (request): Promise<SameDayDebit> => {
    const { clientId } = await requireSession(request, surroundings);
    return (await sameDayDebitOf(database, clientId, 'TWD')) ?? {};
  });
};
