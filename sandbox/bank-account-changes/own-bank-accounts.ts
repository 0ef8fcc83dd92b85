import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OwnBankAccountsAnswer } from '../../contract/rest/account/bank-account-change';
import { maskAccountNumber } from '../../domain/banking/mask-account-number';
import type { Language } from '../../domain/language';
import { isAuthorityInForce } from '../banking/is-authority-in-force';
import { type ServerClock, today } from '../context/clock';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import { bankAccountChanges } from '../database/schema/bank-account-changes';
import { bankAccounts, bankAuthorities } from '../database/schema/bank-accounts';

type Account = typeof bankAccounts.$inferSelect;
type Authority = typeof bankAuthorities.$inferSelect;

/** A bank account of a client's, with the authorities over it that are in force. */
export type UsedAccount = { readonly account: Account; readonly authorities: readonly Authority[] };

/** The requests of a client that wait. */
export const waitingRequests = (clientId: string) =>
  and(eq(bankAccountChanges.clientId, clientId), isNull(bankAccountChanges.endedAt));

/** Loads the bank accounts of a client's that are in use on a day: those that may be debited or are paid to, the first one first. */
export async function loadUsedAccounts(
  database: Database,
  { clientId, day }: { readonly clientId: string; readonly day: string },
): Promise<readonly UsedAccount[]> {
  const rows = await database
    .select({ account: bankAccounts, authority: bankAuthorities })
    .from(bankAccounts)
    .innerJoin(bankAuthorities, eq(bankAuthorities.bankAccountId, bankAccounts.id))
    .where(eq(bankAccounts.clientId, clientId))
    .orderBy(asc(bankAccounts.id), asc(bankAuthorities.id));
  const inForce = rows.filter(({ authority }) => isAuthorityInForce(authority, day));
  const used = new Map(inForce.map(({ account }) => [account.id, account]));
  return [...used.values()].map((account) => ({
    account,
    authorities: inForce.flatMap(({ authority }) => (authority.bankAccountId === account.id ? authority : [])),
  }));
}

type Query = { readonly clientId: string; readonly language: Language };

/** Loads a client's bank accounts that another can take the place of, and what waits. */
export async function loadOwnBankAccounts(
  { database, clock }: { readonly database: Database; readonly clock: ServerClock },
  { clientId, language }: Query,
): Promise<OwnBankAccountsAnswer> {
  const used = await loadUsedAccounts(database, { clientId, day: today(clock) });
  const waiting = await database
    .select({ change: bankAccountChanges, replaced: bankAccounts.number })
    .from(bankAccountChanges)
    .leftJoin(bankAccounts, eq(bankAccounts.id, bankAccountChanges.replacesId))
    .where(waitingRequests(clientId))
    .orderBy(asc(bankAccountChanges.effectiveAt), asc(bankAccountChanges.currency));
  return {
    accounts: used.map(({ account: { id, bankNames, number, currency } }) => ({
      id: String(id),
      bank: localised(bankNames, language) ?? '',
      masked: maskAccountNumber(number),
      currency,
    })),
    changes: waiting.map(({ change, replaced }) => ({
      id: change.id,
      bank: change.bank,
      branch: change.branch,
      masked: maskAccountNumber(change.number),
      currency: change.currency,
      replaces: replaced === null ? null : maskAccountNumber(replaced),
      requestedAt: change.requestedAt.toISOString(),
      effectiveAt: change.effectiveAt.toISOString(),
      isAccepted: change.acceptedAt !== null,
    })),
  };
}
