import { and, desc, eq, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { priceKnownAt } from '../../domain/trading/dealing/next-order-step';
import { today } from '../context/clock';
import { moveClock } from '../context/moved-clock';
import { regionAnswers } from '../context/region-answers';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import { orderLists } from '../database/schema/orders';
import { publishPerformance } from '../funds/publish-performance';
import { copyableLink } from '../pages/copyable';
import { demoPage } from '../pages/demo-page';
import { form, select } from '../pages/form';
import { escapeHtml } from '../pages/page';
import { sendPage } from '../pages/send-page';
import { shownTime } from '../pages/shown-time';
import { ApiError } from '../wire/api-error';
import type { RouteGroup } from '../wire/route-group';
import { requireSameOrigin } from '../wire/same-origin';
import { nextDue } from './deal-orders';
import { listState, otherMadeAt } from './lists/held-list';
import { type ListTemplate, listTemplateNames, listTemplates } from './lists/list-templates';
import { linkTo } from './lists/mail-orders';
import { makeList, newListNumber, nextMadeAt } from './lists/make-list';
import { nextPayment } from './dividends/pay-distributions';
import { runDealing } from './dealing-job';
import { nextPlanRun } from './plans/run-plans';

const moves = ['cut-off', 'price', 'settlement', 'day', 'plan', 'distribution'] as const;
const move = z.object({ to: z.enum(moves) });
const wanted = z.object({ login: z.string(), template: z.enum(listTemplateNames) });
const steps = { 'cut-off': ['accept'], price: ['price', 'invest'], settlement: ['settle'] } as const;

/**
 * Serves the pages of a demonstration of orders: the prepared lists, and a clock that goes forward. Taiwan's alone, and
 * absent in production.
 */
export const orderPages: RouteGroup = (app, context) => {
  if (context.configuration.environment === 'production' || !regionAnswers[context.region].orderLists) return;

  app.get('/sandbox/links.json', () => everyLink(context));
  app.get('/sandbox/links', async (_, reply) => {
    const forms = `${newListForm(await loginsOf(context))}${clockForm(context.clock.now())}`;
    const body = `${forms}<h2>Links</h2>${linkCards(await everyLink(context))}`;
    const scripts = ['/sandbox-pages/forms.js'];
    const { region } = context;
    return sendPage(reply, demoPage({ region, title: 'Order lists', address: '/sandbox/links', body, scripts }));
  });

  app.post('/sandbox/links', async (request) => {
    requireSameOrigin(request);
    const asked = wanted.safeParse(request.body);
    if (!asked.success) throw new ApiError(400, ['BAD_REQUEST']);
    return newList(context, asked.data);
  });

  app.post('/sandbox/clock', async (request) => {
    requireSameOrigin(request);
    const asked = move.safeParse(request.body);
    if (!asked.success) throw new ApiError(400, ['BAD_REQUEST']);
    const { database, clock } = context;
    const { to } = asked.data;
    const target = await targetOf(context, to);
    if (target === undefined) throw new ApiError(409, ['NOTHING_DUE']);
    await moveClock(database, clock, Date.parse(target) - clock.now().getTime());
    await runDealing(context);
    await publishPerformance(database, today(clock));
    return { now: clock.now().toISOString() };
  });
};

/** Until when the clock goes: the next day, the next debit of a plan, the next payment of a distribution, or the next step of an order. */
async function targetOf(context: ServerContext, to: (typeof moves)[number]): Promise<string | undefined> {
  if (to === 'day') return priceKnownAt(today(context.clock));
  if (to === 'distribution') return nextPayment(context);
  return to === 'plan' ? nextPlanRun(context) : nextDue(context, steps[to]);
}

type Input = { readonly login: string; readonly template: ListTemplate };

/** Makes a list for a client, whose link replaces the others of the day. */
async function newList({ database, clock, configuration }: ServerContext, { login, template }: Input) {
  const isNamed = or(eq(clients.userName, login), eq(clients.identityNumber, login));
  const [client] = await database
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.region, 'TW'), isNamed));
  if (client === undefined) throw new ApiError(404, ['CLIENT_UNKNOWN']);
  return database.transaction(async (transaction) => {
    const lines = await listTemplates[template](transaction, { clientId: client.id, day: today(clock) });
    if (lines.length === 0) throw new ApiError(409, ['NOTHING_TO_ORDER']);
    const madeAt = await nextMadeAt(transaction, client.id, clock.now());
    const list = { oid: newListNumber(), clientId: client.id, lines, note: `Made from ${template}`, madeAt };
    await makeList(transaction, list, configuration.environment);
    return { oid: list.oid, url: linkTo(list.oid) };
  });
}

async function loginsOf({ database }: ServerContext): Promise<readonly string[]> {
  const rows = await database
    .select({ userName: clients.userName, identityNumber: clients.identityNumber })
    .from(clients)
    .where(and(eq(clients.region, 'TW'), eq(clients.state, 'active')))
    .orderBy(clients.id);
  return rows.map(({ userName, identityNumber }) => userName ?? identityNumber);
}

const newListForm = (logins: readonly string[]): string =>
  `<p class="lead">A client’s adviser prepares a list of orders; the client confirms it by its link and the trading password.</p>${form(
    '/sandbox/links',
    [select('login', 'Client', logins), select('template', 'From', listTemplateNames)],
    { button: 'Make a list' },
  )}`;

const clockForm = (now: Date): string =>
  `<h2>Clock</h2><p>It is ${shownTime(now)} for the clients.</p>${form(
    '/sandbox/clock',
    [select('to', 'Go on to the next', moves)],
    { button: 'Move the clock' },
  )}`;

const linkCards = (links: Awaited<ReturnType<typeof everyLink>>): string =>
  `<ul class="cards messages">\n${links.map(linkCard).join('\n')}\n</ul>`;

function linkCard({ login, url, state, note }: Awaited<ReturnType<typeof everyLink>>[number]): string {
  const owner = login === '' ? 'Nobody’s list' : `List of ${login}`;
  return `<li class="card"><h3>${escapeHtml(owner)}</h3>
<p class="about"><span class="badge">${escapeHtml(state)}</span> ${escapeHtml(note)}</p>
<p>${copyableLink(url, login === '' ? 'link of nobody' : `link for ${login}`)}</p></li>`;
}

async function everyLink({ database, clock }: ServerContext) {
  const rows = await database
    .select({ list: orderLists, otherMadeAt, client: clients })
    .from(orderLists)
    .innerJoin(clients, eq(clients.id, orderLists.clientId))
    .where(eq(orderLists.origin, 'adviser'))
    .orderBy(desc(orderLists.madeAt), desc(orderLists.oid))
    .limit(100);
  const now = clock.now();
  const links = rows.map(({ client, ...found }) => ({
    login: client.userName ?? client.identityNumber,
    oid: found.list.oid,
    url: linkTo(found.list.oid),
    state: listState(found, now),
    note: found.list.note,
  }));
  // A link that was cut off belongs to nobody.
  const cutOff = 'cut-off';
  const unreadable = { login: '', oid: cutOff, url: linkTo(cutOff), state: 'unreadable', note: 'Leads to no list' };
  return [...links, unreadable];
}
