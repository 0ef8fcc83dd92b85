import { countsFrom } from '../../domain/banking/debit-allowance';
import { toText } from '../../domain/money/decimal';
import { authorisedAccounts } from '../banking/find-bank-accounts';
import { today } from '../context/clock';
import type { CallGroup } from '../wire/serve';
import { bankDebits } from './books/bank-debits';

/** The accounts that a client's orders may be debited from, each with the debits ordered that count towards its limit [API-62, ENT-44, BANK-03]. */
export const directDebitRoutes: CallGroup = (serve, { database, clock }) => {
  serve('dda', async ({ clientId, language }) => {
    const day = today(clock);
    const [accounts, debits] = await Promise.all([
      authorisedAccounts(database, { clientId, language, kind: 'DDA', day }),
      bankDebits(database, { clientId, day }),
    ]);
    return accounts.map(({ wire, bankAccountId }) => ({
      ...wire,
      debits: debits.all
        .filter((debit) => debit.bankAccountId === bankAccountId && countsFrom(day, debit, wire.prdicity ?? undefined))
        .map((debit) => ({ day: debit.day, currency: debit.currency, amount: toText(debit.amount) })),
    }));
  });
};
