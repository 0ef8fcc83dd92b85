import { type TransferHistory, transferHistory } from '../../domain/performance/transfer-history';
import type { Database } from '../database/database';
import { type ClientHistoryFacts, clientFacts, type ClientQuery } from './client-facts';

/** A client's past, ready to be valued on any day, with the orders of which it was made and every holding that there ever was. */
export type ClientHistory = Omit<ClientHistoryFacts, 'facts'> & { readonly history: TransferHistory };

/** Reads a client's whole past up to a day [PORT-46]. */
export async function clientHistory(database: Database, query: ClientQuery): Promise<ClientHistory> {
  const { facts, ...named } = await clientFacts(database, query);
  return { ...named, history: transferHistory(facts) };
}
