import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { MessageSubject } from '../../domain/notices/client-message';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { sendMessage } from './outbox';

type Notification = {
  readonly client: Pick<ClientRow, 'id' | 'mobile' | 'email'>;
  readonly subject?: MessageSubject;
  readonly text: string;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client the same by every way on file, in the transaction of what is told: whoever has taken one of them over can't keep it from the client. */
export async function notifyOnAllChannels(
  transaction: Database,
  { client, text, now, environment, subject = 'security' }: Notification,
): Promise<void> {
  const ways = (['mobile', 'email'] as const).filter((channel) => client[channel] !== '');
  for (const [place, channel] of ways.entries()) {
    // The page of messages lists it once.
    const listing = place === 0 ? { listing: { clientId: client.id, subject } } : {};
    await sendMessage(transaction, { recipient: client[channel], channel, text, sentAt: now, ...listing }, environment);
  }
}
