import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { type Region, regions } from '../../domain/region';
import { StartProblem } from '../context/configuration/start-problem';
import type { Database } from '../database/database';
import { findClient } from '../sessions/find-client';

/** The region and the login by which a command names a client. */
export type ClientName = { readonly region: Region; readonly login: string };

/** Reads the client that a command is given; throws how the command is used where it names none. */
export function readClientName([first = '', login, ...more]: readonly string[], usage: string): ClientName {
  const region = parseOneOf(regions, first);
  if (region === undefined || login === undefined || more.length > 0) throw new StartProblem(usage);
  return { region, login };
}

/** Finds the client that a command names; throws where nobody is called so: a slip of the hand changes nothing. */
export async function findNamedClient(database: Database, { region, login }: ClientName): Promise<string> {
  const client = await findClient(database, region, login);
  if (client === undefined) throw new StartProblem(`No client of ${region} logs in as ${login}`);
  return client.id;
}
