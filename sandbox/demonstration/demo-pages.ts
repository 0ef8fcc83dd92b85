import type { FastifyRequest } from 'fastify';
import { basePath } from '../../config/regions';
import { type Region, regions } from '../../domain/region';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { openApi } from '../open-api/open-api';
import { demoPage } from '../pages/demo-page';
import { form } from '../pages/form';
import { escapeHtml, table } from '../pages/page';
import { sendPage } from '../pages/send-page';
import type { RouteGroup } from '../wire/route-group';
import { clientCards } from './client-cards';
import { demoClients, demoClientsIn } from './demo-clients';
import { firstLogin } from './first-login';
import { importedClients } from './imported-clients';
import { resetData } from './reset-data';
import { loadMessages, messageCards, readMessage } from './shown-messages';

/** Made when first asked for: it takes half a second, and few who start the sandbox read it. */
let contract: object | undefined;

const regionNames = { TW: 'Taiwan', HK: 'Hong Kong' } as const satisfies Record<Region, string>;

/**
 * Serves the pages of a demonstration: the clients to sign in as, the codes they were sent, and the contract of the
 * API. Absent in production.
 */
export const demoPages: RouteGroup = (app, context) => {
  const { region, database, configuration } = context;
  if (configuration.environment === 'production') return;

  app.get('/sandbox/clients.json', () => everyClient(database));
  app.get('/sandbox/clients', async (request, reply) => {
    const body = await clientsBody(context, request);
    return sendPage(reply, demoPage({ region, title: 'Demonstration clients', address: '/sandbox/clients', body }));
  });

  app.get('/sandbox/openapi.json', () => (contract ??= openApi()));

  app.get('/sandbox/outbox.json', async () => (await loadMessages(database)).map(readMessage));
  app.get('/sandbox/outbox', async (_, reply) => {
    const scripts = ['/sandbox-pages/forms.js', '/sandbox-pages/new-messages.js'];
    const body = outboxBody(region, await loadMessages(database));
    return sendPage(reply, demoPage({ region, title: 'Outbox', address: '/sandbox/outbox', body, scripts }));
  });
};

/** The fictional clients, the typical one of each region first. */
export function demoClientList() {
  return demoClients.map(({ region, login, secret, tradingSecret, shows }) => ({
    region,
    login,
    secret,
    tradingSecret,
    shows,
  }));
}

/** The fictional clients, then those that imports made. */
async function everyClient(database: Database) {
  return [...demoClientList(), ...(await importedClients(database))];
}

/** Renders the clients of both regions, of the server's own first, and then the data that a reset asks them for. */
async function clientsBody(context: ServerContext, request: FastifyRequest): Promise<string> {
  const clients = await everyClient(context.database);
  const ordered = [context.region, ...regions.filter((region) => region !== context.region)];
  const cards = ordered.map((region) => {
    const name = regionNames[region];
    const first = firstLogin({ ...context, region });
    const here = clients.filter((client) => client.region === region);
    const address = portalAddress(context, region, request);
    const link = address === undefined ? '' : `<p><a href="${escapeHtml(address)}">Open the portal of ${name}</a></p>`;
    return `<h2>${name}</h2>${link}
${clientCards(here, first?.name)}`;
  });
  const columns = ['Login', 'ID or account number', 'Date of birth', 'E-mail', 'Mobile', 'Phone'];
  const resets = ordered.map(async (region) => {
    const title = `What a reset asks for in ${regionNames[region]}`;
    return `<h2>${title}</h2>${table(title, columns, await resetData(context.database, region))}`;
  });
  const lead =
    '<p class="lead">All are fictional. Each shows a case; a changed password or PIN isn’t followed here.</p>';
  return [lead, ...cards, ...(await Promise.all(resets))].join('\n');
}

/** Returns where a region's portal is: below this server, or at the port of the other one, if that was named. */
function portalAddress(
  { region, configuration }: ServerContext,
  of: Region,
  request: FastifyRequest,
): string | undefined {
  if (of === region) return `${basePath}/`;
  const port = configuration.ports[of];
  return port === 0 ? undefined : `${request.protocol}://${request.hostname}:${String(port)}${basePath}/`;
}

function outboxBody(region: Region, messages: Awaited<ReturnType<typeof loadMessages>>): string {
  const pins = form('/sandbox/new-pins', [], { button: 'Send the new PINs now' });
  const lead =
    '<p class="lead">What clients are sent; nothing leaves this machine unless a sender is configured. A code is hidden once it was used, replaced, or is 15 minutes old.</p>';
  const shown = messages.length === 0 ? noMessages(region) : messageCards(messages);
  const newest = messages[0]?.message.sentAt.toISOString() ?? '';
  return `${lead}
<div data-newest="${newest}">${shown}</div>
<h2>New PINs</h2>
<p class="lead">A new PIN that a client asked for is sent some days later.</p>
${pins}`;
}

function noMessages(region: Region): string {
  const asked = demoClientsIn(region).find(({ asksForCode }) => asksForCode);
  const example = asked === undefined ? '' : ` Log in as <span class="secret">${asked.login}</span> to be sent a code.`;
  return `<div class="card"><p>No messages yet.</p>
<p>One-time codes, new PINs, links to order lists and confirmations of orders will come here.${example}</p></div>`;
}
