import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { bankAuthorities } from '../database/schema/bank-accounts';

/** Whether a bank lets an account be debited on a day [BANK-03]. */
export async function mayDebit(database: Database, accountNumber: string, day: string): Promise<boolean> {
  const { kind, status, expiresOn } = bankAuthorities;
  const found = await database
    .select({ id: bankAuthorities.bankAccountId })
    .from(bankAuthorities)
    .where(
      and(
        eq(bankAuthorities.accountNumber, accountNumber),
        eq(kind, 'DDA'),
        eq(status, 'A'),
        or(isNull(expiresOn), gte(expiresOn, day)),
      ),
    )
    .limit(1);
  return found.length > 0;
}
