import { and, asc, eq, inArray } from 'drizzle-orm';
import { accountInCurrency } from '../../domain/banking/account-in-currency';
import type { Database } from '../database/database';
import { bankAccounts, bankAuthorities } from '../database/schema/bank-accounts';
import type { LocalTexts } from '../database/schema/clients';
import { isAuthorityInForce } from './is-authority-in-force';

/** An authority over one of a client's bank accounts, as the books have it. */
export type ClientAuthority = Pick<
  typeof bankAuthorities.$inferSelect,
  'accountNumber' | 'bankAccountId' | 'kind' | 'debitLimit' | 'periodicity'
> & { readonly accountCurrency: string; readonly bankAccountNumber: string; readonly bankNames: LocalTexts };

/** The bank accounts that a client's orders are paid from and to. */
export type ClientBanks = {
  /** The authorities under which anything may be debited at all, in whichever currency. */
  readonly debitable: readonly ClientAuthority[];
  /** Returns the authority under which money in a currency is debited: of the account, else of any of the client's [BANK-03, BANK-06]. */
  readonly debited: (accountNumber: string, currency: string) => ClientAuthority | undefined;
  /** Returns the authority by which money in a currency is paid out: of the account, else of any of the client's [BANK-05]. */
  readonly credited: (accountNumber: string, currency: string) => ClientAuthority | undefined;
};

/** Reads the authorities of a client that are in force on a day, in the order in which they were given. */
export async function clientBanks(
  database: Database,
  { clientId, day }: { readonly clientId: string; readonly day: string },
): Promise<ClientBanks> {
  const { accountNumber, bankAccountId, kind, debitLimit, periodicity, status, expiresOn } = bankAuthorities;
  const rows = await database
    .select({
      accountNumber,
      bankAccountId,
      kind,
      debitLimit,
      periodicity,
      status,
      expiresOn,
      accountCurrency: bankAccounts.currency,
      bankAccountNumber: bankAccounts.number,
      bankNames: bankAccounts.bankNames,
    })
    .from(bankAuthorities)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankAccountId))
    .where(and(eq(bankAccounts.clientId, clientId), inArray(kind, ['DDA', 'SPI'])))
    .orderBy(asc(bankAuthorities.id));
  const inForce = rows.filter((authority) => isAuthorityInForce(authority, day));
  const ofKind = (wanted: 'DDA' | 'SPI', number?: string) =>
    inForce.filter((one) => one.kind === wanted && (number === undefined || one.accountNumber === number));
  return {
    debitable: ofKind('DDA'),
    debited: (number, currency) =>
      accountInCurrency(ofKind('DDA', number), currency) ?? accountInCurrency(ofKind('DDA'), currency),
    credited: (number, currency) =>
      accountInCurrency(ofKind('SPI', number), currency) ?? accountInCurrency(ofKind('SPI'), currency),
  };
}
