import { and, eq, gte } from 'drizzle-orm';
import { securityRecordLifetime } from '../../domain/credentials/login/login-record';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { contactChanges } from '../database/schema/contact-changes';

/** A way by which a client could be reached before. */
type FormerContact = { readonly channel: 'email' | 'mobile'; readonly recipient: string };

/** Loads the ways by which a client could be reached in the last 90 days and can't any more, each once: whoever took the account over may have changed them. */
export async function loadFormerContacts(
  database: Database,
  client: ClientRow,
  now: Date,
): Promise<readonly FormerContact[]> {
  const since = new Date(now.getTime() - securityRecordLifetime);
  const applied = await database
    .selectDistinctOn([contactChanges.field, contactChanges.before], {
      channel: contactChanges.field,
      recipient: contactChanges.before,
    })
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.clientId, client.id),
        eq(contactChanges.end, 'applied'),
        gte(contactChanges.endedAt, since),
      ),
    )
    .orderBy(contactChanges.field, contactChanges.before);
  return applied.flatMap(({ channel, recipient }) =>
    channel === 'address' || recipient === '' || recipient === client[channel] ? [] : [{ channel, recipient }],
  );
}
