import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OwnContactAnswer } from '../../contract/rest/account/contact';
import { contactFields } from '../../domain/credentials/contacts/contact-change';
import { maskContactOf } from '../../domain/credentials/contacts/mask-contact-of';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { contactChanges } from '../database/schema/contact-changes';

/** The requests of a client that wait. */
export const waitingChanges = (clientId: string) =>
  and(eq(contactChanges.clientId, clientId), isNull(contactChanges.endedAt));

/** Loads how a client can be reached, and what is to change of it. */
export async function loadOwnContact(database: Database, clientId: string): Promise<OwnContactAnswer> {
  const [client] = await database
    .select({ email: clients.email, mobile: clients.mobile, address: clients.address })
    .from(clients)
    .where(eq(clients.id, clientId));
  const waiting = await database
    .select()
    .from(contactChanges)
    .where(waitingChanges(clientId))
    .orderBy(asc(contactChanges.effectiveAt), asc(contactChanges.field));
  const [email = null, mobile = null, address = null] = contactFields.map((field) => {
    const text = client?.[field] ?? '';
    return text === '' ? null : maskContactOf(field, text);
  });
  return {
    email,
    mobile,
    address,
    changes: waiting.map(({ id, field, value, requestedAt, effectiveAt }) => ({
      id,
      field,
      value: maskContactOf(field, value),
      requestedAt: requestedAt.toISOString(),
      effectiveAt: effectiveAt.toISOString(),
    })),
  };
}
