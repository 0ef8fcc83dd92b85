import { inArray } from 'drizzle-orm';
import type { WireSettlementAccount } from '../../contract/rest/orders/settlement-account';
import { maskAccountNumber } from '../../domain/banking/mask-account-number';
import type { Language } from '../../domain/language';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import { bankAccounts } from '../database/schema/bank-accounts';
import type { orders } from '../database/schema/orders';

type Settled = Pick<typeof orders.$inferSelect, 'bankAccountId' | 'paidFrom' | 'accountNumber'>;

/** The account that pays for an order or is paid by it, as its client is told of it. */
export type NamedSettlementAccount = NonNullable<WireSettlementAccount>;

/** Reads the accounts that orders are paid from or to; undefined for an order that moves no money, and where none is on record. */
export async function settlementAccounts(
  database: Database,
  settled: readonly Settled[],
  language: Language,
): Promise<(order: Settled) => NamedSettlementAccount | undefined> {
  const ids = [...new Set(settled.flatMap(({ bankAccountId }) => bankAccountId ?? []))];
  const rows = ids.length === 0 ? [] : await database.select().from(bankAccounts).where(inArray(bankAccounts.id, ids));
  const byId = new Map(rows.map((account) => [account.id, account]));
  return ({ bankAccountId, paidFrom, accountNumber }) => {
    if (paidFrom === 'cash-account') return { kind: 'cash-account', masked: maskAccountNumber(accountNumber) };
    const account = bankAccountId === null ? undefined : byId.get(bankAccountId);
    if (account === undefined) return undefined;
    const bankName = localised(account.bankNames, language) ?? null;
    return { kind: 'bank-account', bankName, masked: maskAccountNumber(account.number) };
  };
}
