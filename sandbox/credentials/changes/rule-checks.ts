import { and, eq, ne } from 'drizzle-orm';
import { ruleCheckAllowance } from '../../../domain/credentials/reset/reset-attempt';
import { checkLoginPassword, type LoginPasswordRule } from '../../../domain/credentials/secrets/check-login-password';
import {
  checkUserCode,
  normaliseUserCode,
  type UserCodeRule,
} from '../../../domain/credentials/secrets/check-user-code';
import type { RuleCheck } from '../../../domain/credentials/secrets/rule-check';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';
import { useAllowance } from '../../limits/use-allowance';
import { ApiError } from '../../wire/api-error';

const kind = 'rules of a reset';

/** Counts one more look at what only the server knows, for the client over all resets. */
export async function countRuleCheck(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { id }: ClientRow,
): Promise<void> {
  const checking = { clientId: id, kind, allowance: ruleCheckAllowance, now: clock.now() };
  const wait = await database.transaction((transaction) => useAllowance(transaction, checking));
  if (wait !== undefined) throw new ApiError(429, ['TOO_MANY_REQUESTS'], wait);
}

/**
 * Checks a new user code against its ten rules; a client's own code of before is nobody else's [CRED-01..10, RESET-04,
 * RESET-07].
 */
export async function checkUserCodeRules(
  database: Database,
  client: ClientRow,
  code: string,
): Promise<readonly RuleCheck<UserCodeRule>[]> {
  const userName = normaliseUserCode(code);
  const others = await database
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.region, client.region), eq(clients.userName, userName), ne(clients.id, client.id)));
  return checkUserCode(code, { taken: others.length > 0 });
}

/**
 * Checks a new password against its eleven rules, beside the user code it will belong to [CRED-11..21, RESET-05,
 * RESET-08].
 */
export async function checkPasswordRules(
  { secrets }: Pick<ServerContext, 'secrets'>,
  client: ClientRow,
  { pin, username }: { readonly pin: string; readonly username?: string | undefined },
): Promise<readonly RuleCheck<LoginPasswordRule>[]> {
  const isPresent = await secrets.matches(client.secretHash, pin);
  const previousMatches = (await secrets.matches(client.previousSecretHash ?? undefined, pin)) || isPresent;
  return checkLoginPassword(pin, { userCode: username ?? client.userName ?? '', previousMatches });
}
