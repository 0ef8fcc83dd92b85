import { eq, sql } from 'drizzle-orm';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { type ClientRow, clients } from '../database/schema/clients';
import { type Listing, sendMessage } from './outbox';

type ClientMessage = Listing & { readonly text: string; readonly sentAt: Date };

type Way = { readonly channel: 'mobile' | 'email'; readonly recipient: string };

/** Chooses how a client is written to: by e-mail, or by text message where there is no e-mail address; undefined without either. */
export function wayTo({ email, mobile }: Pick<ClientRow, 'email' | 'mobile'>): Way | undefined {
  if (email !== '') return { channel: 'email', recipient: email };
  return mobile === '' ? undefined : { channel: 'mobile', recipient: mobile };
}

const contactsOf = preparedStatement((database) =>
  database
    .select({ email: clients.email, mobile: clients.mobile })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('contacts_of_client'),
);

/** Writes to a client by one way, in the transaction of what is told, and lists it on the page of messages. */
export async function messageClient(
  transaction: Database,
  { text, sentAt, ...listing }: ClientMessage,
  environment: SandboxConfiguration['environment'],
): Promise<void> {
  const [client] = await contactsOf(transaction).execute({ clientId: listing.clientId });
  const way = client && wayTo(client);
  if (way) await sendMessage(transaction, { ...way, text, sentAt, listing }, environment);
}
