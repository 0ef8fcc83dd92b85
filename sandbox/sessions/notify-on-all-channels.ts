import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { MessageSubject } from '../../domain/notices/client-message';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { inboxOnly, sendMessage } from './outbox';

type Notification = {
  readonly client: Pick<ClientRow, 'id' | 'mobile' | 'email'>;
  readonly subject?: MessageSubject;
  readonly orderNumbers?: readonly string[];
  readonly text: string;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client the same by every way on file and on the page of messages, in the transaction of what is told: whoever has taken one of the ways over can't keep it from the client. */
export async function notifyOnAllChannels(
  transaction: Database,
  { client, text, now, environment, subject = 'security', orderNumbers }: Notification,
): Promise<void> {
  const listing = { clientId: client.id, subject, ...(orderNumbers ? { orderNumbers } : {}) };
  const reached = (['mobile', 'email'] as const).filter((channel) => client[channel] !== '');
  // The page of messages lists it once, with the first of the ways.
  const [first, ...others] = reached.map((channel) => ({ channel, recipient: client[channel] }));
  const listed = first ?? inboxOnly;
  await sendMessage(transaction, { ...listed, text, sentAt: now, listing }, environment);
  for (const other of others) await sendMessage(transaction, { ...other, text, sentAt: now }, environment);
}
