import { desc, eq } from 'drizzle-orm';
import { basePath } from '../../config/regions';
import { regions } from '../../domain/region';
import type { Database } from '../database/database';
import { messageSecrets, outbox } from '../database/schema/sessions';
import { openApi } from '../open-api/open-api';
import { form } from '../pages/form';
import { page, table } from '../pages/page';
import { sendPage } from '../pages/send-page';
import type { RouteGroup } from '../wire/route-group';
import { renderMessage } from '../sessions/outbox';
import { demoClients } from './demo-clients';
import { importedClients } from './imported-clients';
import { resetData } from './reset-data';

/** Made when first asked for: it takes half a second, and few who start the sandbox read it. */
let contract: object | undefined;

/**
 * Serves the pages of a demonstration: the clients to sign in as, the codes they were sent, and the contract of the
 * API. Absent in production.
 */
export const demoPages: RouteGroup = (app, { database, configuration }) => {
  if (configuration.environment === 'production') return;

  app.get('/sandbox/clients.json', () => everyClient(database));
  app.get('/sandbox/clients', async (_, reply) => {
    const rows = (await everyClient(database)).map((client) => [
      client.region,
      client.login,
      client.secret,
      client.tradingSecret,
      client.note,
    ]);
    const heads = ['Region', 'Login', 'PIN or password', 'Trading secret', 'What is special'];
    const columns = ['Login', 'ID or account number', 'Date of birth', 'E-mail', 'Mobile', 'Phone'];
    const resets = await Promise.all(
      regions.map(
        async (region) =>
          `<h2>What a reset asks for (${region})</h2>${table(columns, await resetData(database, region))}`,
      ),
    );
    return sendPage(reply, page('Demonstration clients', table(heads, rows) + resets.join('')));
  });

  app.get('/sandbox/openapi.json', () => (contract ??= openApi()));

  app.get('/sandbox/outbox.json', () => sentMessages(database));
  app.get('/sandbox/outbox', async (_, reply) => {
    const rows = (await sentMessages(database)).map(({ sentAt, channel, to, text }) => {
      const href = addressIn(text);
      return [sentAt, channel, to, href === undefined ? text : { text, href }];
    });
    const pins = form('/sandbox/new-pins', [], { button: 'Send the new PINs now' });
    const sent = table(['Sent at', 'Channel', 'To', 'Text'], rows);
    return sendPage(reply, page('Outbox', pins + sent, { script: '/sandbox-pages/forms.js' }));
  });
};

/** The fictional clients, the typical one of each region first. */
export function demoClientList() {
  return demoClients.map(({ region, login, secret, tradingSecret, note }) => ({
    region,
    login,
    secret,
    tradingSecret,
    note,
  }));
}

/** The fictional clients, then those that imports made. */
async function everyClient(database: Database) {
  return [...demoClientList(), ...(await importedClients(database))];
}

/** The portal's address that a message leads to; undefined in one that leads nowhere. */
const addressIn = (text: string): string | undefined => text.split(' ').find((word) => word.startsWith(`${basePath}/`));

async function sentMessages(database: Database) {
  const rows = await database
    .select({ message: outbox, secret: messageSecrets.secret })
    .from(outbox)
    .leftJoin(messageSecrets, eq(messageSecrets.messageId, outbox.id))
    .orderBy(desc(outbox.id))
    .limit(100);
  return rows.map(({ message, secret }) => ({
    to: message.recipient,
    channel: message.channel,
    text: renderMessage(message, secret ?? undefined),
    sentAt: message.sentAt.toISOString(),
  }));
}
