import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { maskAccountNumber } from '../../domain/banking/mask-account-number';
import { acceptBankAccountChange, refuseBankAccountChange } from '../bank-account-changes/end-bank-account-changes';
import { StartProblem } from '../context/configuration/start-problem';
import type { Database } from '../database/database';
import { bankAccountChanges } from '../database/schema/bank-account-changes';
import { bankAccounts } from '../database/schema/bank-accounts';
import { clients } from '../database/schema/clients';
import { openDocuments } from '../documents/open-documents';
import type { Command } from './command';
import { saveDocument } from './identity-documents';
import { sayStoreProblem } from './say-store-problem';
import { withBooks } from './with-books';

const usage = 'Usage: npm run sandbox -- bank-account-changes [accept|refuse ID | save ID FILE]';

const uuid = z.uuid();

type JudgeDeps = Parameters<typeof acceptBankAccountChange>[0];

/** Lists the requests for other bank accounts that wait; writes a proof into a file; or says for the firm what was found of it [R14]. */
export const bankAccountChangesCommand: Command = async (configuration, [word, id = '', file, ...more]) => {
  const isVerdict = word === 'accept' || word === 'refuse';
  const isSave = word === 'save' && file !== undefined;
  const isKnown = word === undefined || (isVerdict && file === undefined) || isSave;
  if (!isKnown || more.length > 0 || (word !== undefined && id === '')) throw new StartProblem(usage);
  await withBooks(configuration, async (books) => {
    const { database } = books;
    if (isVerdict) console.log(await judgeBankAccountChange(books, id, word));
    else if (isSave) {
      const { proofId } = await findWaiting(database, id);
      const save = () => saveDocument(database, openDocuments(configuration), String(proofId), file);
      console.log(await sayStoreProblem(save));
    } else for (const line of await waitingBankAccountChanges(database)) console.log(line);
  });
};

/** Says what was found of the proof of a request: a refusal to the client too; refused where it waits no more. */
export async function judgeBankAccountChange(
  deps: JudgeDeps,
  id: string,
  verdict: 'accept' | 'refuse',
): Promise<string> {
  const { clientId, effectiveAt } = await findWaiting(deps.database, id);
  const judge = verdict === 'accept' ? acceptBankAccountChange : refuseBankAccountChange;
  if (!(await judge(deps, { clientId, id }))) throw new StartProblem(`The request ${id} waits for no such decision`);
  return verdict === 'accept'
    ? `${id}: takes effect on ${effectiveAt.toISOString()} at the earliest`
    : `${id}: refused`;
}

/** A line for each request that waits, the longest waiting first: whose it is, and the account as the picture should show it. */
export async function waitingBankAccountChanges(database: Database): Promise<readonly string[]> {
  const rows = await database
    .select({ change: bankAccountChanges, client: clients, replaced: bankAccounts.number })
    .from(bankAccountChanges)
    .innerJoin(clients, eq(clients.id, bankAccountChanges.clientId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, bankAccountChanges.replacesId))
    .where(isNull(bankAccountChanges.endedAt))
    .orderBy(asc(bankAccountChanges.requestedAt), asc(bankAccountChanges.id));
  if (rows.length === 0) return ['No request for a bank account waits'];
  return rows.map(({ change, client, replaced }) => {
    const { id, requestedAt, bank, branch, number, currency, acceptedAt } = change;
    const account = [bank, branch, number, currency].filter((part) => part !== null).join(', ');
    const place = replaced === null ? 'beside the others' : `in the place of ${maskAccountNumber(replaced)}`;
    const state = acceptedAt === null ? 'to be looked at' : 'accepted';
    return `${id} ${requestedAt.toISOString()} ${client.region} ${client.identityNumber} ${state}: ${account} ${place}`;
  });
}

async function findWaiting(database: Database, id: string) {
  const isIt = and(eq(bankAccountChanges.id, id), isNull(bankAccountChanges.endedAt));
  const [found] = uuid.safeParse(id).success ? await database.select().from(bankAccountChanges).where(isIt) : [];
  if (found === undefined) throw new StartProblem(`No request ${id} waits`);
  return found;
}
