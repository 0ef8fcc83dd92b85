import { and, eq } from 'drizzle-orm';
import { loginResult } from '../../../domain/credentials/login/login-result';
import {
  checkResetIdentity,
  normaliseResetIdentity,
  type ResetIdentity,
} from '../../../domain/credentials/reset/check-reset-identity';
import { openContactModes } from '../../../domain/credentials/reset/contact-mode';
import { matchesRecords, type ResetRecords } from '../../../domain/credentials/reset/matches-records';
import { identityMismatchCode, resetErrorCode } from '../../../domain/credentials/reset/reset-error-codes';
import { toResetMode, type ResetType } from '../../../domain/credentials/reset/reset-type';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import type { Region } from '../../../domain/region';
import type { ResetProgressAnswer } from '../../../contract/rest/credentials/reset';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { accounts, type ClientRow, clients } from '../../database/schema/clients';
import { clientParticulars } from '../../database/schema/suitability';
import { lockCounters, sweepFailures } from '../../sessions/login-failures';
import { resetRefusal } from '../../sessions/state-refusal';
import { ApiError } from '../../wire/api-error';
import { beginAttempt, sweepAttempts } from './reset-attempts';
import { attemptToReset, countWrongTry, frozen, isFrozen } from './reset-failures';

type Input = {
  readonly type: ResetType;
  readonly identity: ResetIdentity;
  /** The token of the reset that the browser has already, if any. */
  readonly over: string | undefined;
};

type Begun = { readonly progress: ResetProgressAnswer; readonly token?: string };

/**
 * Begins a reset for whoever states a client's data as the books have them [RESET-13, RESET-20..26]. Who isn't known and
 * who is known by other data get the same answer after the same statements; whether an account is disabled, or nothing
 * can be sent to it, is told only after the right data. The outcome counts only under the lock on the identity number.
 */
export async function beginReset(
  input: Input,
  { region, database, clock, configuration }: ServerContext,
): Promise<Begun> {
  const now = clock.now();
  const identity = normaliseResetIdentity(region, input.identity);
  const problems = checkResetIdentity(region, identity, hongKongDay(now.toISOString()) ?? '');
  if (problems.length > 0) throw new ApiError(400, problems.map(resetErrorCode));
  await sweepFailures(database, now);
  await sweepAttempts(database, now);
  const known = await findRecords(database, region, identity.nationalId ?? '');
  const isRight = matchesRecords(identity, known?.records ?? nobody);
  const outcome = await database.transaction(async (transaction): Promise<Begun | ApiError> => {
    const held = await lockCounters(transaction, attemptToReset(region, identity.nationalId ?? ''), now);
    if (isFrozen(held, now)) return frozen();
    if (known === undefined || !isRight)
      return (await countWrongTry(transaction, held, now)) ? frozen() : new ApiError(400, [identityMismatchCode]);
    const { client } = known;
    const refusal = resetRefusal(client.state, configuration.contract);
    if (refusal !== undefined) return new ApiError(403, [refusal]);
    const resetMode = toResetMode(input.type);
    if (openContactModes(client).includes('cs')) return { progress: { step: '-1', resetMode } };
    const token = await beginAttempt(transaction, { clientId: client.id, type: input.type, over: input.over, now });
    return { progress: { step: '1', resetMode, ...maskedContact(client) }, token };
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** Where a code could go, masked [RESET-15, CONFLICT-19]. */
export function maskedContact(client: ClientRow) {
  const { maskedMobileNumber, maskedEmail } = loginResult(client);
  return { maskedMobileNumber, maskedEmail };
}

const nobody: ResetRecords = { names: [], nationalId: '', birthDate: '', email: '', phone: '', mobile: '' };

async function findRecords(
  database: Database,
  region: Region,
  nationalId: string,
): Promise<{ readonly client: ClientRow; readonly records: ResetRecords } | undefined> {
  const rows = await database
    .select({ client: clients, account: accounts.number, birthDate: clientParticulars.dateOfBirth })
    .from(clients)
    .leftJoin(accounts, eq(accounts.clientId, clients.id))
    .leftJoin(clientParticulars, eq(clientParticulars.clientId, clients.id))
    .where(and(eq(clients.region, region), eq(clients.identityNumber, nationalId)));
  const [first] = rows;
  if (first === undefined) return undefined;
  const { client, birthDate } = first;
  const numbers = rows.flatMap(({ account }) => account ?? []);
  const names = [client.identityNumber, ...numbers, ...(client.userName === null ? [] : [client.userName])];
  const { email, phone, mobile } = client;
  return { client, records: { names, nationalId, birthDate: birthDate ?? '', email, phone, mobile } };
}
