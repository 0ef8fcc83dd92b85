import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { bankAuthorities } from '../database/schema/bank-accounts';
import { isAuthorityInForce } from './is-authority-in-force';

/** Returns true if a bank lets an account be debited on a day [BANK-03, BANK-06]. */
export async function mayDebit(database: Database, accountNumber: string, day: string): Promise<boolean> {
  const { accountNumber: number, kind, status, expiresOn } = bankAuthorities;
  const found = await database
    .select({ status, expiresOn })
    .from(bankAuthorities)
    .where(and(eq(number, accountNumber), eq(kind, 'DDA')));
  return found.some((authority) => isAuthorityInForce(authority, day));
}
