import type { Database } from '../database/database';
import { bankAccounts, bankAuthorities } from '../database/schema/bank-accounts';
import type { LocalTexts } from '../database/schema/clients';

type NamedAccount = {
  readonly clientId: string;
  /** The fund account whose orders it pays, and which pays to it. */
  readonly accountNumber: string;
  readonly number: string;
  readonly bankNames: LocalTexts;
  readonly holder: string;
  readonly effectiveOn: string;
};

/** Names a client's bank account for any currency, which is debited without a limit and paid to: so that the client can order [BANK-03]. */
export async function nameBankAccount(
  database: Database,
  { clientId, accountNumber, number, bankNames, holder, effectiveOn }: NamedAccount,
): Promise<void> {
  const [account] = await database
    .insert(bankAccounts)
    .values({
      clientId,
      number,
      bankNames,
      holder,
      currency: 'XXX',
      addressLines: [],
      state: 'ACTIVE',
      onlineDebit: 'none',
    })
    .returning({ id: bankAccounts.id });
  if (!account) throw new Error('the bank account was not written');
  const given = { bankAccountId: account.id, accountNumber, status: 'A' as const, effectiveOn };
  await database.insert(bankAuthorities).values([
    { ...given, kind: 'DDA' },
    { ...given, kind: 'SPI' },
  ]);
}
