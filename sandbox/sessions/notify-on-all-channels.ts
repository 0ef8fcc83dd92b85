import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { sendMessage } from './outbox';

type Notification = {
  readonly client: Pick<ClientRow, 'mobile' | 'email'>;
  readonly text: string;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client the same by every way on file, in the transaction of what is told: whoever has taken one of them over can't keep it from the client. */
export async function notifyOnAllChannels(
  transaction: Database,
  { client, text, now, environment }: Notification,
): Promise<void> {
  for (const channel of ['mobile', 'email'] as const)
    if (client[channel] !== '')
      await sendMessage(transaction, { recipient: client[channel], channel, text, sentAt: now }, environment);
}
