import { and, eq, isNull } from 'drizzle-orm';
import { bankAccountErrorCodes } from '../../domain/banking/bank-account-change';
import { lockClient } from '../context/locked-client';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { bankAccountChanges } from '../database/schema/bank-account-changes';
import { ApiError } from '../wire/api-error';
import { notifyOfBankAccount } from './notify-of-bank-account';
import { waitingRequests } from './own-bank-accounts';

type Deps = Pick<ServerContext, 'database' | 'clock'> & {
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};
type Named = { readonly clientId: string; readonly id: string };

/** Gives up a client's own request that waits, and tells the client; any other is refused. */
export async function cancelBankAccountChange(deps: Deps, named: Named): Promise<void> {
  if (!(await endRequest(deps, named, 'cancelled'))) throw new ApiError(400, [bankAccountErrorCodes.unknown]);
}

/** Refuses a request for the firm, whose proof shows no account of the client's, and tells the client; false where it waits no more. */
export const refuseBankAccountChange = (deps: Deps, named: Named): Promise<boolean> =>
  endRequest(deps, named, 'refused');

/** Finds the proof of a request good for the firm; false where it waits no more, or was found good before. */
export function acceptBankAccountChange({ database, clock }: Deps, { clientId, id }: Named): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockClient(transaction, clientId);
    const which = and(waitingRequests(clientId), eq(bankAccountChanges.id, id), isNull(bankAccountChanges.acceptedAt));
    const accepted = await transaction
      .update(bankAccountChanges)
      .set({ acceptedAt: clock.now() })
      .where(which)
      .returning({ id: bankAccountChanges.id });
    return accepted.length > 0;
  });
}

function endRequest(
  { database, clock, configuration: { environment } }: Deps,
  { clientId, id }: Named,
  end: 'cancelled' | 'refused',
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const client = await lockClient(transaction, clientId);
    const now = clock.now();
    const [change] = await transaction
      .update(bankAccountChanges)
      .set({ endedAt: now, end })
      .where(and(waitingRequests(clientId), eq(bankAccountChanges.id, id)))
      .returning();
    if (client === undefined || change === undefined) return false;
    await notifyOfBankAccount(transaction, { client, change, happened: end, now, environment });
    return true;
  });
}

/** Gives up all that waits of a client's whose account is frozen; says how many there were. */
export async function abandonBankAccountChanges(transaction: Database, clientId: string, now: Date): Promise<number> {
  const given = await transaction
    .update(bankAccountChanges)
    .set({ endedAt: now, end: 'cancelled' })
    .where(waitingRequests(clientId))
    .returning({ id: bankAccountChanges.id });
  return given.length;
}
