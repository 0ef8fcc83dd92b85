import { and, eq, ne, sql } from 'drizzle-orm';
import { normaliseLoginName } from '../../../domain/credentials/login/login-name';
import type { UserCodeRule } from '../../../domain/credentials/secrets/check-user-code';
import { checkUsername } from '../../../domain/credentials/login/check-username';
import type { RuleCheck } from '../../../domain/credentials/secrets/rule-check';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';

/** Checks a login name against its rules; a client's own name of before is nobody else's [CRED-01..10, ACCT-07]. */
export async function checkUsernameRules(
  database: Database,
  client: ClientRow,
  typed: string,
): Promise<readonly RuleCheck<UserCodeRule>[]> {
  return checkUsername(client.region, typed, { taken: await isUsernameTaken(database, client, typed) });
}

/**
 * Returns true if another client of the region has a name, in whatever capitals: two that differ only so would be
 * mistaken for each other.
 */
export async function isUsernameTaken(database: Database, { id, region }: ClientRow, typed: string): Promise<boolean> {
  const name = normaliseLoginName(region, typed).toLowerCase();
  const others = await database
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.region, region), eq(sql`lower(${clients.userName})`, name), ne(clients.id, id)))
    .limit(1);
  return others.length > 0;
}
