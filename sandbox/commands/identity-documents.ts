import { writeFile } from 'node:fs/promises';
import { and, asc, eq, ne } from 'drizzle-orm';
import { accountCalls } from '../../contract/rest/account/account-calls';
import type { ServedCall } from '../../contract/rest/served-call';
import { StartProblem } from '../context/configuration/start-problem';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { type ClientRow, clients } from '../database/schema/clients';
import { identityDocuments, reactivations } from '../database/schema/identity-documents';
import type { DocumentStore } from '../documents/document-store';
import { notifyAboutDocument } from '../documents/notify-about-document';
import { openDocuments } from '../documents/open-documents';
import type { Command } from './command';
import { type ClientName, findNamedClient, readClientName } from './named-client';
import { sayStoreProblem } from './say-store-problem';
import { withBooks } from './with-books';

const usage = 'Usage: npm run sandbox -- identity-documents [ask HK NUMBER | accept|refuse CLIENT | save NUMBER FILE]';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/** The decision about a document that was looked at: it opens the account, or another one has to be sent [DOC-13]. */
const verdicts = { accept: 'NOT_ELIGIBLE', refuse: 'ELIGIBLE' } as const;

/** Lists the identity documents that clients sent; writes one into a file; asks a client for one; or says for the firm what was found of a client's. */
export const identityDocumentsCommand: Command = async (configuration, [word, subject = '', ...more]) => {
  if (word === 'ask') {
    const asked = readClientName([subject, ...more], usage);
    return withBooks(configuration, async (books) => console.log(await askForDocument(books, asked)));
  }
  const [file, ...rest] = more;
  const isVerdict = word === 'accept' || word === 'refuse';
  const isKnown = word === undefined || (isVerdict ? file === undefined : word === 'save' && file !== undefined);
  if (!isKnown || rest.length > 0 || (word !== undefined && subject === '')) throw new StartProblem(usage);
  await withBooks(configuration, async (books) => {
    const { database } = books;
    if (isVerdict) console.log(await judgeDocument(books, subject, word));
    else if (file !== undefined)
      console.log(await sayStoreProblem(() => saveDocument(database, openDocuments(configuration), subject, file)));
    else for (const line of await sentDocuments(database)) console.log(line);
  });
};

/** Asks a client of Hong Kong for an identity document, without which the account stays paused, and tells the client: for the first time, or once more. Refused while one that was sent waits to be looked at [DOC-13]. */
export async function askForDocument(
  { database, clock, configuration: { environment } }: Deps,
  name: ClientName,
): Promise<string> {
  const { regions }: ServedCall = accountCalls.reactivationDocumentUpload;
  if (!regions.includes(name.region)) throw new StartProblem(`A client of ${name.region} can't send a document`);
  const clientId = await findNamedClient(database, name);
  await database.transaction(async (transaction) => {
    const asked = await transaction
      .insert(reactivations)
      .values({ clientId, eligibility: 'ELIGIBLE' })
      .onConflictDoUpdate({
        target: reactivations.clientId,
        set: { eligibility: 'ELIGIBLE' },
        setWhere: ne(reactivations.eligibility, 'REQUESTED'),
      })
      .returning({ clientId: reactivations.clientId });
    if (asked.length === 0) throw new StartProblem(`A document of ${clientId} waits: accept or refuse it first`);
    const client = await clientOf(transaction, clientId);
    await notifyAboutDocument(transaction, { client, step: 'ask', now: clock.now(), environment });
  });
  return `${clientId}: a document is asked for`;
}

async function clientOf(transaction: Database, clientId: string): Promise<ClientRow> {
  const [client] = await transaction.select().from(clients).where(eq(clients.id, clientId));
  if (client === undefined) throw new Error(`there is no client ${clientId}`);
  return client;
}

/** Says what was found of the document that a client sent, to the client too; refused where none waits. */
export async function judgeDocument(
  { database, clock, configuration: { environment } }: Deps,
  clientId: string,
  verdict: keyof typeof verdicts,
): Promise<string> {
  await database.transaction(async (transaction) => {
    const judged = await transaction
      .update(reactivations)
      .set({ eligibility: verdicts[verdict] })
      .where(and(eq(reactivations.clientId, clientId), eq(reactivations.eligibility, 'REQUESTED')))
      .returning({ clientId: reactivations.clientId });
    if (judged.length === 0) throw new StartProblem(`No document of ${clientId} waits`);
    const client = await clientOf(transaction, clientId);
    await notifyAboutDocument(transaction, { client, step: verdict, now: clock.now(), environment });
  });
  return `${clientId}: ${verdict === 'accept' ? 'the account is open' : 'another document is asked for'}`;
}

/** A line for each document that was sent: its number, when, by whom, whether it waits, and its name in the store. */
export async function sentDocuments(database: Database): Promise<readonly string[]> {
  const rows = await database
    .select({ document: identityDocuments, eligibility: reactivations.eligibility })
    .from(identityDocuments)
    .leftJoin(reactivations, eq(reactivations.clientId, identityDocuments.clientId))
    .where(eq(identityDocuments.purpose, 'identity'))
    .orderBy(asc(identityDocuments.receivedAt), asc(identityDocuments.id));
  if (rows.length === 0) return ['No document was sent'];
  return rows.map(({ document: { id, receivedAt, clientId, storedName }, eligibility }) => {
    const state = eligibility === 'REQUESTED' ? 'waits' : 'looked at';
    return `${String(id)} ${receivedAt.toISOString()} ${clientId} ${state} ${storedName}`;
  });
}

/** Writes the picture of a document, opened, into a new file that its owner alone can read. */
export async function saveDocument(database: Database, documents: DocumentStore, number: string, file: string) {
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  const [row] = await database
    .select({ storedName: identityDocuments.storedName })
    .from(identityDocuments)
    .where(eq(identityDocuments.id, id));
  if (row === undefined) throw new StartProblem(`There is no document ${number}`);
  const picture = await documents.get(row.storedName);
  if (picture === undefined) throw new StartProblem(`${row.storedName} is missing in ${documents.place}`);
  await writeFile(file, picture, { mode: 0o600, flag: 'wx' }).catch((problem: unknown) => {
    throw new StartProblem(`${file} can't be written: ${problem instanceof Error ? problem.message : String(problem)}`);
  });
  return `Written to ${file}`;
}
