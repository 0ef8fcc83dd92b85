import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { bankAccounts, bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';

/** Lets a client's bank accounts be debited for any amount, for a test of another limit. */
export async function liftDebitLimits(database: Database, clientId: string): Promise<void> {
  const own = database.select({ id: bankAccounts.id }).from(bankAccounts).where(eq(bankAccounts.clientId, clientId));
  await database.update(bankAuthorities).set({ debitLimit: null }).where(inArray(bankAuthorities.bankAccountId, own));
}
