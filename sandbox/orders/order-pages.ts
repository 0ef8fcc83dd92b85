import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { priceKnownAt } from '../../domain/trading/dealing/next-order-step';
import { today } from '../context/clock';
import { moveClock } from '../context/moved-clock';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import { orderLists } from '../database/schema/orders';
import { page, table } from '../pages/page';
import { sendPage } from '../pages/send-page';
import { Refusal } from '../wire/refusal';
import type { RouteGroup } from '../wire/route-group';
import { requireSameOrigin } from '../wire/same-origin';
import { nextDue } from './deal-orders';
import { listState } from './held-list';
import { linkTo } from './mail-orders';
import { runDesk } from './run-desk';

const move = z.object({ to: z.enum(['cut-off', 'price', 'settlement', 'day']) });
const steps = { 'cut-off': 'accept', price: 'price', settlement: 'settle' } as const;

/** What makes a demonstration of orders possible: the prepared lists, and a clock that goes forward. Taiwan's alone, and absent in production. */
export const orderPages: RouteGroup = (app, context) => {
  if (context.configuration.environment === 'production' || !hasOrderLists[context.region]) return;

  app.get('/sandbox/links.json', () => everyLink(context));
  app.get('/sandbox/links', async (_, reply) => {
    const rows = (await everyLink(context)).map(({ login, url, state, note }) => [login, url, state, note]);
    return sendPage(reply, page('Order lists', table(['Login', 'Link', 'State', 'What is special'], rows)));
  });

  app.post('/sandbox/clock', async (request) => {
    requireSameOrigin(request);
    const asked = move.safeParse(request.body);
    if (!asked.success) throw new Refusal(400, ['BAD_REQUEST']);
    const { database, clock } = context;
    const { to } = asked.data;
    const target = to === 'day' ? priceKnownAt(today(clock)) : await nextDue(context, steps[to]);
    if (target === undefined) throw new Refusal(409, ['NOTHING_DUE']);
    await moveClock(database, clock, Date.parse(target) - clock.now().getTime());
    await runDesk(context);
    return { now: clock.now().toISOString() };
  });
};

const hasOrderLists = { HK: false, TW: true } as const satisfies Record<ServerContext['region'], boolean>;

async function everyLink({ database, clock }: ServerContext) {
  const rows = await database
    .select({ list: orderLists, client: clients })
    .from(orderLists)
    .innerJoin(clients, eq(clients.id, orderLists.clientId))
    .orderBy(desc(orderLists.madeAt), desc(orderLists.oid))
    .limit(100);
  const now = clock.now();
  const links = [];
  for (const { list, client } of rows)
    links.push({
      login: client.userName ?? client.identityNumber,
      oid: list.oid,
      url: linkTo(list.oid),
      state: await listState(database, list, now),
      note: list.note,
    });
  return links;
}
