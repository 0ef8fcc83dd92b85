import { eq } from 'drizzle-orm';
import type { IssuedSession } from '../../context/send-session';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { clients } from '../../database/schema/clients';
import { credentialChanges } from '../../database/schema/credentials';
import { oneTimeCodes } from '../../database/schema/sessions';
import { restoreAllowance } from '../../limits/use-allowance';
import { codeSendingKind } from '../../sessions/complete-sign-in';
import { sweepFailures } from '../../sessions/login-failures';
import { hideCode } from '../../sessions/outbox';
import { endOtherSessions, renewSession } from '../../sessions/session-store';
import { forgetTradingFailures } from '../../sessions/trading-password';
import { sessionExpired } from '../../wire/api-error';
import { validateReset, ofSession, prepareReset, type PreparedReset, type ResetInput } from './validate-trading-reset';
import { changeSecretsOnce, type ChangedSecrets } from '../changes/change-secrets-once';
import { notifyOfSecretChange } from '../changes/notify-of-secret-change';

type ValidatedReset = { readonly input: ResetInput; readonly prepared: PreparedReset };

/**
 * Gives a client a new trading password for the secret of the login and a code sent to this session, once under its key
 * [ERR-61, CRED-24]. A wrong code and a wrong secret count to the lock of the login; the secret is told to be wrong only
 * where the code was right. The trading password is no longer suspended then, the client's other sessions have ended, this
 * one has other names, and the client is told, all or nothing.
 */
export async function resetTradingPassword(context: ServerContext, input: ResetInput): Promise<ChangedSecrets> {
  const { database, clock } = context;
  await sweepFailures(database, clock.now());
  const prepared = await prepareReset(context, input);
  return changeSecretsOnce(context, {
    clientId: input.session.clientId,
    call: 'resetTradingPassword',
    key: input.key,
    scope: 'verification',
    validate: (transaction) => validateReset(transaction, context, { input, prepared }),
    carryOut: (transaction) => carryOut(transaction, context, { input, prepared }),
    // Its code was used up: whoever sends it again is judged as if it was the first time.
    proveAgain: (transaction) => validateReset(transaction, context, { input, prepared }),
  });
}

async function carryOut(
  transaction: Database,
  { region, clock, configuration }: ServerContext,
  { input, prepared: { client, next } }: ValidatedReset,
): Promise<IssuedSession> {
  const { session, language } = input;
  const now = clock.now();
  await transaction
    .update(clients)
    .set({ tradingSecretHash: next.hash, previousTradingSecretHash: client.tradingSecretHash })
    .where(eq(clients.id, client.id));
  await forgetTradingFailures(transaction, region, client.id);
  await hideCode(transaction, session);
  await transaction.delete(oneTimeCodes).where(ofSession(session));
  await restoreAllowance(transaction, client.id, codeSendingKind);
  const row = { clientId: client.id, type: 'trading-password', way: 'reset', changedAt: now } as const;
  await transaction.insert(credentialChanges).values(row);
  await endOtherSessions(transaction, session);
  const issued = await renewSession(transaction, session, now);
  if (issued === undefined) throw sessionExpired();
  const { environment } = configuration;
  await notifyOfSecretChange(transaction, { client, scope: 'verification', now, language, environment });
  return issued;
}
