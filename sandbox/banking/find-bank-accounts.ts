import { and, asc, eq } from 'drizzle-orm';
import type { BankInfo } from '../../contract/rest/account/bank-info';
import type { SameDayDebit } from '../../contract/rest/account/direct-debits';
import type { DdaType } from '../../domain/banking/dda-type';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import { bankAccounts, bankAuthorities, sameDayDebits } from '../database/schema/bank-accounts';
import { isAuthorityInForce } from './is-authority-in-force';

type Account = typeof bankAccounts.$inferSelect;
type Query = { readonly clientId: string; readonly language: Language };
type Authorised = Query & { readonly kind: DdaType; readonly day: string };

/** Every account that a client has named, the first one first [API-63, BANK-08]. */
export async function listedAccounts(database: Database, { clientId, language }: Query): Promise<BankInfo> {
  const rows = await database
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.clientId, clientId))
    .orderBy(asc(bankAccounts.id));
  return { bankAccountInfoList: rows.map((account) => listed(account, language)) };
}

/** Those that a client's money is paid to [API-61]. */
export async function creditedAccounts(database: Database, query: Query): Promise<BankInfo> {
  const rows = await authoritiesOf(database, query.clientId, 'SPI');
  const inForce = rows.filter(({ authority }) => authority.status === 'A');
  return { bankAccountInfoList: inForce.map(({ account }) => listed(account, query.language)) };
}

/** The accounts of a client's authorities of one kind, with what each allows; one past its last day is flagged as not in force [ENT-44, API-62, GQL-23, BANK-06]. */
export async function authorisedAccounts(database: Database, { clientId, language, kind, day }: Authorised) {
  const rows = await authoritiesOf(database, clientId, kind);
  return rows.map(({ account, authority }) => ({
    status: authority.status,
    bankAccountId: account.id,
    wire: {
      bankAccountNo: account.number,
      accountCurrency: account.currency,
      bankName: localised(account.bankNames, language) ?? null,
      bankAccountName: account.holder,
      taAccountNo: authority.accountNumber,
      debitLimit: authority.debitLimit,
      debitLimitPrecision: minorUnitScale(account.currency),
      prdicity: authority.periodicity,
      activeFlag: isAuthorityInForce(authority, day) ? 'Y' : 'N',
      effectiveDate: authority.effectiveOn,
      authExpiryDate: authority.expiresOn,
      addressLines: [...account.addressLines],
    },
  }));
}

/**
 * Loads the record of a client's same-day debits in a currency; undefined where there is none [ENT-45, CONFLICT-44].
 */
export async function findSameDayDebit(
  database: Database,
  clientId: string,
  currency: string,
): Promise<SameDayDebit | undefined> {
  const [row] = await database
    .select()
    .from(sameDayDebits)
    .where(and(eq(sameDayDebits.clientId, clientId), eq(sameDayDebits.currency, currency)));
  return row && { existDDADeals: row.hasDeals, underSHLFrozenPeriod: row.isFrozen, eddaEnabled: row.isElectronic };
}

const authoritiesOf = (database: Database, clientId: string, kind: DdaType) =>
  database
    .select({ account: bankAccounts, authority: bankAuthorities })
    .from(bankAuthorities)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankAuthorities.bankAccountId))
    .where(and(eq(bankAccounts.clientId, clientId), eq(bankAuthorities.kind, kind)))
    .orderBy(asc(bankAuthorities.id));

const listed = (account: Account, language: Language): BankInfo['bankAccountInfoList'][number] => ({
  bankAccountNo: account.number,
  bankName: localised(account.bankNames, language) ?? null,
  bankAccountName: account.holder,
  currency: account.currency,
  status: account.state,
  onlineDDA: account.onlineDebit !== 'none',
  onlineDdaStatusInfo: account.onlineDebit === 'none' ? null : { status: account.onlineDebit === 'set-up' ? 'Y' : 'N' },
});
