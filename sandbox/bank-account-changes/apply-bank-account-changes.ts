import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { isSameAccountNumber, mayTakeEffect } from '../../domain/banking/bank-account-change';
import { isAllowedIn } from '../../domain/credentials/login/account-freeze';
import { lockClient } from '../context/locked-client';
import { OneByOne } from '../context/one-by-one';
import { accountOf } from '../context/account-standing';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { lockedAccounts } from '../context/locked-accounts';
import { followMovedClock } from '../context/moved-clock';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { type BankAccountChangeRow, bankAccountChanges } from '../database/schema/bank-account-changes';
import { bankAccounts, bankAuthorities } from '../database/schema/bank-accounts';
import { accounts, type ClientRow } from '../database/schema/clients';
import { openOrders, orders } from '../database/schema/orders';
import { loadLetterLanguage } from '../sessions/letter-language';
import { takeAccountAlone } from '../submissions/hold-account';
import { notifyOfBankAccount } from './notify-of-bank-account';
import { loadUsedAccounts, type UsedAccount, waitingRequests } from './own-bank-accounts';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/** Lets the requests take effect whose time has come and whose proof is good, each once, whoever does it; the client is told. */
export async function applyBankAccountChanges(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const { database, clock } = deps;
  const due = await database
    .select({ id: bankAccountChanges.id, clientId: bankAccountChanges.clientId })
    .from(bankAccountChanges)
    .where(
      and(
        isNull(bankAccountChanges.endedAt),
        isNotNull(bankAccountChanges.acceptedAt),
        lte(bankAccountChanges.effectiveAt, clock.now()),
      ),
    )
    .orderBy(asc(bankAccountChanges.effectiveAt), asc(bankAccountChanges.id));
  const clients = new OneByOne();
  for (const one of due) {
    if (stopping?.aborted === true) return;
    await clients.attempt(one.clientId, () => database.transaction((transaction) => applyOne(transaction, deps, one)));
  }
  clients.finish();
}

type Due = Pick<BankAccountChangeRow, 'id' | 'clientId'>;

async function applyOne(transaction: Database, { clock, configuration }: Deps, { id, clientId }: Due): Promise<void> {
  // An order that is being placed ends first, so that none names an account whose authority has just ended.
  await takeAccountAlone(transaction, clientId);
  // Plans and the desk lock the accounts alone, and before the client.
  await lockedAccounts(transaction, clientId);
  const client = await lockClient(transaction, clientId);
  if (client === undefined || !isAllowedIn(accountOf(client.state), 'change')) return;
  const now = clock.now();
  const isIt = and(waitingRequests(clientId), eq(bankAccountChanges.id, id));
  const [change] = await transaction.select().from(bankAccountChanges).where(isIt).for('update');
  if (change === undefined || !mayTakeEffect(await waitingFacts(transaction, change), now.toISOString())) return;
  const day = today(clock);
  const used = await loadUsedAccounts(transaction, { clientId, day });
  const replaced = used.find(({ account }) => account.id === change.replacesId);
  const accountId = await nameAccount(transaction, { client, change, replaced });
  await authorise(transaction, { client, accountId, replaced, day });
  await transaction.update(bankAccountChanges).set({ endedAt: now, end: 'applied' }).where(isIt);
  const { environment } = configuration;
  await notifyOfBankAccount(transaction, { client, change, happened: 'applied', now, environment });
}

async function waitingFacts(transaction: Database, { effectiveAt, acceptedAt, replacesId }: BankAccountChangeRow) {
  const naming =
    replacesId === null
      ? 0
      : await transaction.$count(
          orders,
          and(
            eq(orders.bankAccountId, replacesId),
            inArray(orders.id, transaction.select({ id: openOrders.orderId }).from(openOrders)),
          ),
        );
  return { effectiveAt: effectiveAt.toISOString(), isAccepted: acceptedAt !== null, isReplacedInUse: naming > 0 };
}

type Named = {
  readonly client: ClientRow;
  readonly change: BankAccountChangeRow;
  /** Undefined for an account beside the others, and where the one before has ended meanwhile. */
  readonly replaced: UsedAccount | undefined;
};

/** Names the account as a new one; one that the client had before comes back [BANK-07]. */
async function nameAccount(transaction: Database, { client, change, replaced }: Named): Promise<number> {
  const { bank, branch, number, currency, clientId } = change;
  const language = await loadLetterLanguage(transaction, client);
  const stated = {
    bankNames: { en_US: bank, zh_HK: bank, zh_TW: bank },
    holder: replaced?.account.holder ?? localised(client.names, language) ?? '',
    addressLines: branch === null ? [] : [branch],
    state: 'NEW' as const,
    onlineDebit: 'none' as const,
  };
  const own = await transaction.select().from(bankAccounts).where(eq(bankAccounts.clientId, clientId));
  const known = own.find((one) => one.currency === currency && isSameAccountNumber(one.number, number));
  if (known !== undefined) {
    await transaction.update(bankAccounts).set(stated).where(eq(bankAccounts.id, known.id));
    return known.id;
  }
  const [made] = await transaction
    .insert(bankAccounts)
    .values({ ...stated, clientId, number, currency })
    .returning({ id: bankAccounts.id });
  if (made === undefined) throw new Error('the bank account was not written');
  return made.id;
}

type Authorised = Pick<Named, 'client' | 'replaced'> & { readonly accountId: number; readonly day: string };

/**
 * Hands an account the authorities of the one whose place it takes, so that it stands where that stood: the first in force is
 * used. An account beside the others may be debited, and is paid to, for the client's first account [BANK-05, BANK-06].
 */
async function authorise(transaction: Database, { client, accountId, replaced, day }: Authorised): Promise<void> {
  const given = { bankAccountId: accountId, effectiveOn: day };
  if (replaced !== undefined) {
    const ids = replaced.authorities.map(({ id }) => id);
    await transaction.update(bankAuthorities).set(given).where(inArray(bankAuthorities.id, ids));
    return;
  }
  const [first] = await transaction
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, client.id))
    .orderBy(asc(accounts.type), asc(accounts.number));
  if (first === undefined) throw new Error(`${client.id} has no account`);
  const over = { ...given, accountNumber: first.number, status: 'A' as const };
  await transaction.insert(bankAuthorities).values([
    { ...over, kind: 'DDA' },
    { ...over, kind: 'SPI' },
  ]);
}

/** Does so now, and every minute from now on. */
export function startApplyingBankAccountChanges(
  deps: Deps & { readonly clock: Parameters<typeof followMovedClock>[1] },
  logger: RepeatedJob['logger'],
): StartedJob {
  const work = async (stopping: AbortSignal): Promise<void> => {
    await followMovedClock(deps.database, deps.clock);
    await applyBankAccountChanges(deps, stopping);
  };
  return startJob({ name: 'changes of bank accounts', every: 60_000, logger, work });
}
