import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { notifyOnAllChannels } from '../sessions/notify-on-all-channels';
import { sendMessage } from '../sessions/outbox';
import { loadFormerContacts } from './former-contacts';

type Notification = Parameters<typeof notifyOnAllChannels>[1] & { readonly client: ClientRow };

/** Tells a client by every way on file, and by those of the last 90 days: whoever took the account over may have changed them. */
export async function notifyEverywhere(transaction: Database, notification: Notification): Promise<void> {
  const { client, text, now, environment } = notification;
  await notifyOnAllChannels(transaction, notification);
  for (const former of await loadFormerContacts(transaction, client, now))
    await sendMessage(transaction, { ...former, text, sentAt: now }, environment);
}
