import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { StartProblem } from '../context/configuration/start-problem';
import { identityDocuments, reactivations } from '../database/schema/identity-documents';
import { documentsFolder } from '../documents/picture-store';
import type { Database } from '../database/database';
import { openDatabase } from '../installation/open-database';
import type { Command } from './command';

const usage = 'Usage: npm run sandbox -- identity-documents [accept|refuse CLIENT]';

/** The decision about a document that was looked at: it opens the account, or another one has to be sent [DOC-13]. */
const verdicts = { accept: 'NOT_ELIGIBLE', refuse: 'ELIGIBLE' } as const;

/** Lists the identity documents that clients sent, each with its file; or says for the firm what was found of a client's. */
export const identityDocumentsCommand: Command = async (configuration, [word, clientId = '', ...more]) => {
  const verdict = word === 'accept' || word === 'refuse' ? word : undefined;
  if (word !== undefined && (verdict === undefined || clientId === '' || more.length > 0))
    throw new StartProblem(usage);
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      const lines = verdict
        ? [await judgeDocument(database, clientId, verdict)]
        : await sentDocuments(database, documentsFolder(configuration));
      for (const line of lines) console.log(line);
    });
  } finally {
    await open.close();
  }
};

/** Says what was found of the document that a client sent; refused where none waits. */
export async function judgeDocument(database: Database, clientId: string, verdict: keyof typeof verdicts) {
  const judged = await database
    .update(reactivations)
    .set({ eligibility: verdicts[verdict] })
    .where(and(eq(reactivations.clientId, clientId), eq(reactivations.eligibility, 'REQUESTED')))
    .returning({ clientId: reactivations.clientId });
  if (judged.length === 0) throw new StartProblem(`No document of ${clientId} waits`);
  return `${clientId}: ${verdict === 'accept' ? 'the account is open' : 'another document is asked for'}`;
}

/** A line for each document that was sent: when, by whom, whether it waits, and its file. */
export async function sentDocuments(database: Database, folder: string): Promise<readonly string[]> {
  const rows = await database
    .select({ document: identityDocuments, eligibility: reactivations.eligibility })
    .from(identityDocuments)
    .leftJoin(reactivations, eq(reactivations.clientId, identityDocuments.clientId))
    .orderBy(asc(identityDocuments.receivedAt), asc(identityDocuments.id));
  if (rows.length === 0) return ['No document was sent'];
  return rows.map(({ document: { receivedAt, clientId, storedName }, eligibility }) => {
    const state = eligibility === 'REQUESTED' ? 'waits' : 'looked at';
    return `${receivedAt.toISOString()} ${clientId} ${state} ${join(folder, storedName)}`;
  });
}
