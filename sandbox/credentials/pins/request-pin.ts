import { and, eq, isNull, or } from 'drizzle-orm';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { codeSendAllowance } from '../../../domain/credentials/login/one-time-code';
import {
  checkResetIdentity,
  normaliseResetIdentity,
  type ResetIdentity,
} from '../../../domain/credentials/reset/check-reset-identity';
import { openContactModes } from '../../../domain/credentials/reset/contact-mode';
import { matchesRecords, type ResetRecords } from '../../../domain/credentials/reset/matches-records';
import { newPinAllowance, newPinDueBy } from '../../../domain/credentials/reset/new-pin';
import { identityMismatchCode, resetErrorCode } from '../../../domain/credentials/reset/reset-error-codes';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { lockClient } from '../../context/locked-client';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';
import { newPins } from '../../database/schema/credentials';
import { clientParticulars } from '../../database/schema/suitability';
import { useAllowance } from '../../limits/use-allowance';
import { codeSendingKind } from '../../sessions/complete-sign-in';
import { forgetFailures, lockCounters, sweepFailures } from '../../sessions/login-failures';
import { hideSecretIn } from '../../sessions/outbox';
import { endAllSessions } from '../../sessions/session-store';
import { resetRefusal } from '../../sessions/state-refusal';
import { ApiError } from '../../wire/api-error';
import { pinRequestAttempt } from '../resets/pin-request-attempt';
import { countWrongTry, frozen, isFrozen } from '../resets/reset-failures';
import { notifyOfNewPin } from './notify-of-new-pin';

type Input = { readonly identity: ResetIdentity; readonly again: boolean; readonly language: Language };
type PinDispatch = { readonly sentBy: string };

/**
 * Promises a new PIN to whoever states a client's data as the books have them [RESET-18, RESET-20..24]. Who isn't known
 * and who is known by other data get the same answer after the same statements; what stands against a new PIN is told
 * only after the right data [ERR-56..58]. The login is closed until the new PIN is activated, and its sessions end.
 */
export async function requestPin(input: Input, context: ServerContext): Promise<PinDispatch> {
  const { region, database, clock } = context;
  const now = clock.now();
  const day = hongKongDay(now.toISOString()) ?? '';
  const identity = normaliseResetIdentity(region, input.identity);
  const problems = checkResetIdentity(region, identity, day);
  if (problems.length > 0) throw new ApiError(400, problems.map(resetErrorCode));
  const kind: PinKind = identity.pinType ?? 'login';
  await sweepFailures(database, now);
  const known = await findRecords(database, region, identity);
  const isRight = matchesRecords(identity, known?.records ?? nobody);
  const outcome = await database.transaction(async (transaction): Promise<PinDispatch | ApiError> => {
    const attempted = pinRequestAttempt(region, identity.account, known?.client);
    const held = await lockCounters(transaction, attempted, now);
    if (isFrozen(held, now)) return frozen();
    if (known === undefined || !isRight)
      return (await countWrongTry(transaction, held, now)) ? frozen() : new ApiError(400, [identityMismatchCode]);
    const found = await promisePin(transaction, context, { ...input, kind, clientId: known.client.id });
    if (!(found instanceof ApiError)) await forgetFailures(transaction, { ...attempted, others: [] });
    return found;
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

type NewPinInput = Pick<Input, 'again' | 'language'> & { readonly kind: PinKind; readonly clientId: string };

/** Writes down that a client gets a new PIN, or why not; one that is on its way is promised for the day it was. */
async function promisePin(
  transaction: Database,
  { region, clock, configuration }: ServerContext,
  { again, language, kind, clientId }: NewPinInput,
): Promise<PinDispatch | ApiError> {
  const now = clock.now();
  const client = await lockClient(transaction, clientId);
  if (client === undefined) return new ApiError(400, [identityMismatchCode]);
  const isOpen = and(eq(newPins.clientId, clientId), eq(newPins.kind, kind), isNull(newPins.endedAt));
  const [open] = await transaction.select().from(newPins).where(isOpen);
  const ofState = resetRefusal(client.state, configuration.contract);
  const refusal = pinRejection(ofState, { kind, isAskedBefore: open !== undefined });
  if (refusal !== undefined && !(refusal === 'PRE0010' && again)) return new ApiError(403, [refusal]);
  if (openContactModes(client).includes('cs')) return new ApiError(403, [ownResetErrorCodes.noContact]);
  if (open?.sentAt === null) return { sentBy: dueBy(region, open.askedAt) };
  for (const allowed of [
    { kind: 'new PINs', allowance: newPinAllowance },
    { kind: codeSendingKind, allowance: codeSendAllowance },
  ]) {
    const wait = await useAllowance(transaction, { clientId, now, ...allowed });
    if (wait !== undefined) return new ApiError(429, ['TOO_MANY_REQUESTS'], wait);
  }
  if (open !== undefined) {
    await hideSecretIn(transaction, open.messageId);
    await transaction.update(newPins).set({ endedAt: now, endedBy: 'sent-again', messageId: null }).where(isOpen);
  }
  await transaction.insert(newPins).values({ clientId, kind, language, askedAt: now });
  if (kind === 'login') {
    await transaction.update(clients).set({ state: 'pin-reset-in-progress' }).where(eq(clients.id, clientId));
    await endAllSessions(transaction, clientId);
  }
  const sentBy = dueBy(region, now);
  const { environment } = configuration;
  await notifyOfNewPin(transaction, { client, kind, now, language, sentBy, environment });
  return { sentBy };
}

/** Returns the rejection of a new PIN for the client's state, or for one that was requested before [ERR-56..58]. */
function pinRejection(
  ofState: ReturnType<typeof resetRefusal>,
  request: { readonly kind: PinKind; readonly isAskedBefore: boolean },
) {
  if (ofState !== undefined && (ofState !== 'PRE0010' || request.kind === 'login')) return ofState;
  return request.isAskedBefore ? 'PRE0010' : undefined;
}

const dueBy = (region: Region, askedAt: Date): string =>
  newPinDueBy(hongKongDay(askedAt.toISOString()) ?? '', marketCalendar(region));

const nobody: ResetRecords = { names: [], nationalId: '', birthDate: '', email: '', phone: '', mobile: '' };

/** Finds the client that a name belongs to, with what the books have; of the client's telephone numbers either may be stated. */
async function findRecords(
  database: Database,
  region: Region,
  { account, phone }: ResetIdentity,
): Promise<{ readonly client: ClientRow; readonly records: ResetRecords } | undefined> {
  const isNamed = or(eq(clients.userName, account), eq(clients.identityNumber, account));
  const [found] = await database
    .select({ client: clients, birthDate: clientParticulars.dateOfBirth })
    .from(clients)
    .leftJoin(clientParticulars, eq(clientParticulars.clientId, clients.id))
    .where(and(eq(clients.region, region), isNamed));
  if (found === undefined) return undefined;
  const { client, birthDate } = found;
  const names = [client.identityNumber, ...(client.userName === null ? [] : [client.userName])];
  const records = {
    names,
    nationalId: '',
    birthDate: birthDate ?? '',
    email: client.email,
    mobile: '',
    phone: client.mobile === phone ? phone : client.phone,
  };
  return { client, records };
}
