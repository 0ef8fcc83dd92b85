import { asc, eq, min } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accounts, clients } from '../database/schema/clients';
import { movements } from '../database/schema/funds';
import { printDocument } from './print-document';
import type { PrintedDocument } from './printed-document';

/** Returns the day of a client's first purchase, today before there is one. */
export async function firstDayOf(database: Database, clientId: string, day: string): Promise<string> {
  const [found] = await database
    .select({ since: min(movements.date) })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(eq(accounts.clientId, clientId));
  return found?.since ?? day;
}

/** Returns the numbers of a client's accounts, in their order. */
export async function accountNumbersOf(database: Database, clientId: string): Promise<readonly string[]> {
  const owned = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(accounts.number));
  return owned.map(({ number }) => number);
}

/** Returns the names of the client that a document is addressed to. */
export async function clientOf(database: Database, clientId: string) {
  const [client] = await database.select({ names: clients.names }).from(clients).where(eq(clients.id, clientId));
  if (client === undefined) throw new Error('a session without a client');
  return client;
}

/** Prints a document and returns it as it is sent: named by its title and subtitle, its bytes in base64. */
export async function fileOf(document: PrintedDocument) {
  const file = await printDocument(document);
  return {
    fileName: `${document.title} ${document.subtitle.replaceAll('/', '-')}.pdf`,
    content: file.toString('base64'),
  };
}
