import { eq, inArray } from 'drizzle-orm';
import { accounts } from '../../sandbox/database/schema/clients';
import { orderEvents, orderLists, orders } from '../../sandbox/database/schema/orders';
import { outbox } from '../../sandbox/database/schema/sessions';
import { receiveOnce } from '../../sandbox/orders/receiving/receive-orders';
import { openSeededDatabase } from '../sandbox/support/seeded-database';
import { sentList } from '../sandbox/support/sent-list';
import { clockAt, start } from '../sandbox/support/settable-clock';
import { beginBooksAnew } from '../sandbox/support/watched-books';
import { percentile, reportRatio } from './measure';

const pattern = 'demo-3-2026-03-04';
const rounds = 240;
/** Until the code is warm, as a server is. */
const firstRounds = 120;

/** The senders of lists, in turns: all that a client orders in a day counts when another order comes, and nobody orders a hundred times. */
const senders = [
  'TW-NO-CODE',
  'TW-TYPICAL',
  'TW-SENIOR',
  'TW-ELITE',
  'TW-FEE-TYPES',
  'TW-NO-RATE',
  'TW-RESET',
  'TW-USER-NAME',
  'TW-LOCKED',
  'TW-FROZEN',
];
/** The client whose orders the bare transaction writes. */
const nobody = 'TW-EMPTY';

/**
 * Receiving a list of one purchase, with its key, its record and its e-mail, beside a bare transaction of three
 * statements that writes as many rows; in turns, on one database.
 */
export async function benchOrders(): Promise<void> {
  const open = await openSeededDatabase();
  try {
    const { database } = open;
    const clock = clockAt(start);
    const [list] = await database.select().from(orderLists).where(eq(orderLists.oid, pattern));
    const buy = list?.lines.find(({ type }) => type === 'B');
    if (!list || !buy) return missing();
    const madeAt = new Date(Date.parse(start) + 1_000);
    const owned = await database.select().from(accounts).where(inArray(accounts.clientId, senders));
    const lines = [{ ...buy, figure: '1000' }];
    const lists = Array.from({ length: rounds }, (_, round) => {
      const clientId = senders[round % senders.length] ?? missing();
      return { ...list, oid: `bench-${String(round)}`, clientId, lines, madeAt, signedAt: madeAt };
    });
    await database.insert(orderLists).values(lists);

    const desk = { region: 'TW', database, clock, configuration: { contract: 'whole', environment: 'test' } } as const;
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (const [round, { oid, clientId }] of lists.entries()) {
      const { number: accountNo } = owned.find((one) => one.clientId === clientId) ?? missing();
      const sent = sentList({ oid, clientId, lines }, { accountNo });
      const ours = await timed(() => receiveOnce(desk, sent));
      const [row] = await database.select().from(orders).where(eq(orders.oid, oid));
      if (!row) throw new Error(`the list ${oid} was not received`);
      const id = `bare-${oid}`;
      const theirs = await timed(() =>
        database.transaction(async (transaction) => {
          await transaction
            .insert(orders)
            .values({ ...row, id, serial: undefined, line: row.line + 1, clientId: nobody });
          await transaction
            .insert(orderEvents)
            .values({ orderId: id, sequence: 0, kind: 'cancelled', at: clock.now(), actor: 'client' });
          await transaction
            .insert(outbox)
            .values({ recipient: 'nobody@example.test', channel: 'email', text: oid, sentAt: clock.now() });
        }),
      );
      if (round < firstRounds) continue;
      times.ours.push(ours);
      times.theirs.push(theirs);
    }
    // The bare transactions wrote orders that nobody sent.
    await beginBooksAnew(database);
    const p95 = { ours: percentile(times.ours, 0.95), theirs: percentile(times.theirs, 0.95) };
    reportRatio('P14', 'receiving a list, p95 : a bare transaction that writes as much', p95, 4);
  } finally {
    await open.close();
  }
}

const missing = (): never => {
  throw new Error('the demonstration has no such list or account');
};

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}
