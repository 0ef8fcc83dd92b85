import type { CommunicationAnswer } from '../../contract/rest/account/communication-preference';
import {
  checkCommunication,
  type CommunicationPreference,
  isSameCommunication,
} from '../../domain/clients/communication-preference';
import { lockClient } from '../context/locked-client';
import type { ServerContext } from '../context/server-context';
import { communicationChanges, communicationPreferences } from '../database/schema/communication';
import { ApiError, sessionExpired } from '../wire/api-error';
import type { CallGroup } from '../wire/serve';
import { type CommunicationRecord, loadCommunication, toColumns } from './stored-communication';

/**
 * Serves a client's communication preferences, read and saved as a whole; every change is recorded for good [ACCT-03].
 */
export const communicationRoutes: CallGroup = (serve, context) => {
  serve('communicationPreference', async ({ clientId }) =>
    answerOf(await loadCommunication(context.database, context.region, clientId)),
  );

  serve('keepCommunicationPreference', async ({ clientId, body }) => answerOf(await keep(context, clientId, body)));
};

/** One wish after the other: each change begins where the one before it ended. */
function keep(
  { region, database, clock }: ServerContext,
  clientId: string,
  preference: CommunicationPreference,
): Promise<CommunicationRecord> {
  return database.transaction(async (transaction) => {
    const client = await lockClient(transaction, clientId);
    // It may have been frozen since the call was let in.
    if (client?.state !== 'active') throw sessionExpired();
    const before = await loadCommunication(transaction, region, clientId);
    const problems = checkCommunication(region, preference, before.contact);
    if (problems.length > 0) throw new ApiError(400, ['PREFERENCE_UNREACHABLE']);
    const savedAt = clock.now();
    const stored = { ...toColumns(preference), savedAt };
    await transaction
      .insert(communicationPreferences)
      .values({ clientId, ...stored })
      .onConflictDoUpdate({ target: communicationPreferences.clientId, set: stored });
    if (!isSameCommunication(before.preference, preference))
      await transaction
        .insert(communicationChanges)
        .values({ clientId, before: before.preference, after: preference, changedAt: savedAt });
    return { ...before, preference, savedAt };
  });
}

const answerOf = ({ preference, contact, savedAt }: CommunicationRecord): CommunicationAnswer => ({
  ...preference,
  email: contact.email ?? null,
  mobile: contact.mobile ?? null,
  savedAt: savedAt?.toISOString() ?? null,
});
