import { and, eq } from 'drizzle-orm';
import {
  contactErrorCodes,
  type ContactField,
  contactTakesEffect,
  readContact,
} from '../../domain/credentials/contacts/contact-change';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import { contactChanges } from '../database/schema/contact-changes';
import { verifySecret } from '../re-authentication/verify-secret';
import { attemptOfClient } from '../sessions/login-attempt';
import { sessionMark } from '../context/session-mark';
import { renewSession } from '../sessions/session-store';
import { ApiError, sessionExpired } from '../wire/api-error';
import { notifyOfContactChange } from './notify-of-contact-change';
import { lockClient } from '../context/locked-client';
import { waitingChanges } from './own-contact';

type Input = { readonly field: ContactField; readonly value: string; readonly secret: string };

/**
 * Takes a request for another contact from who gives the client's present secret; a wrong one counts to the lock of the
 * login. It waits for three days, and the contact of before is told at once, all or nothing. One for the same takes the place
 * of what waited, and the very same changes nothing [R14].
 */
export async function requestContactChange(
  context: ServerContext,
  session: Session,
  { field, value, secret }: Input,
): Promise<IssuedSession> {
  const { region, database, clock, configuration } = context;
  const { clientId } = session;
  const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
  if (client === undefined) throw sessionExpired();
  const now = clock.now();
  const tried = { attempted: attemptOfClient(client), client, secret };
  const effectiveAt = contactTakesEffect(now.toISOString());
  if (effectiveAt === undefined) throw new Error('the clock tells no instant');
  return verifySecret(context, tried, async (transaction) => {
    const current = await lockClient(transaction, clientId);
    if (current === undefined) throw sessionExpired();
    const read = readContact(region, { field, text: value }, current[field]);
    if (!read.ok) throw new ApiError(400, [contactErrorCodes[read.error]]);
    const renewed = await renewSession(transaction, session, now);
    if (renewed === undefined) throw sessionExpired();
    const ofField = and(waitingChanges(clientId), eq(contactChanges.field, field));
    const [waiting] = await transaction.select().from(contactChanges).where(ofField).for('update');
    if (waiting?.value === read.value) return renewed;
    await transaction.update(contactChanges).set({ endedAt: now, end: 'replaced' }).where(ofField);
    const [requested] = await transaction
      .insert(contactChanges)
      .values({
        clientId,
        field,
        value: read.value,
        before: current[field],
        requestedAt: now,
        effectiveAt: new Date(effectiveAt),
        sessionMark: sessionMark(session),
      })
      .returning();
    if (requested === undefined) throw new Error('a request for another contact wasn’t written down');
    const { environment } = configuration;
    await notifyOfContactChange(transaction, {
      client: current,
      change: requested,
      happened: 'requested',
      now,
      environment,
    });
    return renewed;
  });
}
