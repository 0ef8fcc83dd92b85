import { eq, sql } from 'drizzle-orm';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { type ClientRow, clients } from '../database/schema/clients';
import { inboxOnly, type Listing, sendMessage } from './outbox';

type ClientMessage = Listing & { readonly text: string; readonly sentAt: Date };

/** The channel of a message, and its address there; the page of messages has none. */
type MessageAddress = { readonly channel: 'mobile' | 'email' | 'inbox'; readonly recipient: string };

/** Chooses how a client is written to: by e-mail, or by text message where there is no e-mail address; on the page of messages alone without either. */
export function messageAddress({ email, mobile }: Pick<ClientRow, 'email' | 'mobile'>): MessageAddress {
  if (email !== '') return { channel: 'email', recipient: email };
  return mobile === '' ? inboxOnly : { channel: 'mobile', recipient: mobile };
}

const contactsOf = preparedStatement((database) =>
  database
    .select({ email: clients.email, mobile: clients.mobile })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('contacts_of_client'),
);

/** Writes to a client by one way, in the transaction of what is told, and lists it on the page of messages, whether or not there is a way. */
export async function messageClient(
  transaction: Database,
  { text, sentAt, ...listing }: ClientMessage,
  environment: SandboxConfiguration['environment'],
): Promise<void> {
  const [client] = await contactsOf(transaction).execute({ clientId: listing.clientId });
  if (client) await sendMessage(transaction, { ...messageAddress(client), text, sentAt, listing }, environment);
}
