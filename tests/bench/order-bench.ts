import { eq } from 'drizzle-orm';
import { orderEvents, orderLists, orders } from '../../sandbox/database/schema/orders';
import { outbox } from '../../sandbox/database/schema/sessions';
import { receiveOnce } from '../../sandbox/orders/receiving/receive-orders';
import { openSeededDatabase } from '../sandbox/support/seeded-database';
import { sentList } from '../sandbox/support/sent-list';
import { clockAt, start } from '../sandbox/support/settable-clock';
import { percentile, reportRatio } from './measure';

const pattern = 'demo-3-2026-03-04';
const rounds = 120;
const firstRounds = 20;

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
    if (!list || !buy) throw new Error('the demonstration has no such list');
    const madeAt = new Date(Date.parse(start) + 1_000);
    const oids = Array.from({ length: rounds }, (_, round) => `bench-${String(round)}`);
    const lines = [{ ...buy, figure: '1000' }];
    await database.insert(orderLists).values(oids.map((oid) => ({ ...list, oid, lines, madeAt, signedAt: madeAt })));

    const desk = { region: 'TW', database, clock, configuration: { environment: 'test' } } as const;
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (const [round, oid] of oids.entries()) {
      const ours = await timed(() =>
        receiveOnce(desk, sentList({ oid, clientId: list.clientId, lines }, { accountNo: '5100000022' })),
      );
      const [row] = await database.select().from(orders).where(eq(orders.oid, oid));
      if (!row) throw new Error(`the list ${oid} was not received`);
      const id = `bare-${oid}`;
      const theirs = await timed(() =>
        database.transaction(async (transaction) => {
          await transaction.insert(orders).values({ ...row, id });
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
    const p95 = { ours: percentile(times.ours, 0.95), theirs: percentile(times.theirs, 0.95) };
    reportRatio('P14', 'receiving a list, p95 : a bare transaction that writes as much', p95, 4);
  } finally {
    await open.close();
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}
