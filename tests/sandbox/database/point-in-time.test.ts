import { join } from 'node:path';
import { asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reconcile } from '../../../sandbox/commands/reconcile';
import { parseConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import type { Database } from '../../../sandbox/database/database';
import { navs } from '../../../sandbox/database/schema/funds';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { receiveOnce } from '../../../sandbox/orders/receiving/receive-orders';
import { contentOf } from '../support/content-of';
import { OwnPostgres } from '../support/own-postgres';
import { rowsOf } from '../support/rows-of';
import { runCommand } from '../support/run-command';
import { openSeededServer } from '../support/seeded-database';
import { sentList } from '../support/sent-list';
import { clockAt, start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

// Archives of changes are a setting of a whole server: it starts one of its own, where the long run has installed it.
const isServer = (process.env['DATABASE_URL'] ?? '') !== '';

const client = { clientId: 'TW-NO-CODE', accountNo: '5100000022' };
const ordersSinceBase = 40;

describe.runIf(isServer)('a database whose changes are archived', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await OwnPostgres.start((folder) => ({
      archive_mode: 'on',
      archive_command: `mkdir -p ${folder}/archive && test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f`,
    }));
  }, 120_000);
  afterAll(() => postgres.discard());

  test('[R2, R19] a database goes back to the instant between two orders within two minutes: it has every order before, none after, and right books', async () => {
    const original = await openSeededServer(postgres.address);
    const { database } = original;
    const base = join(postgres.folder, 'base');
    // As docs/operate/backup.md says.
    const asked = ['--format=tar', '--gzip', '--checkpoint=fast', `--pgdata=${base}`];
    await postgres.run('pg_basebackup', [...asked, `--dbname=${postgres.address}`]);
    for (let order = 1; order <= ordersSinceBase; order += 1) await sendOrder(database, `before-${String(order)}`);
    const before = await contentOf(database);
    const [clock] = await rowsOf(database, sql`select clock_timestamp()::text as instant`);
    await sendOrder(database, 'after-1');
    const [price] = await database.select().from(navs).orderBy(asc(navs.fundId), asc(navs.date)).limit(1);
    await database
      .update(navs)
      .set({ nav: sql`${navs.nav} * 10` })
      .where(eq(navs.fundId, price?.fundId ?? 0));
    expect(await contentOf(database)).not.toEqual(before);
    await postgres.stop();

    const began = performance.now();
    const back = join(postgres.folder, 'back');
    await postgres.run('mkdir', ['-m', '700', back]);
    await postgres.run('tar', ['-xzf', join(base, 'base.tar.gz'), '-C', back]);
    postgres.set(back, {
      restore_command: `cp ${postgres.folder}/archive/%f %p`,
      recovery_target_time: String(clock?.['instant']),
      recovery_target_action: 'promote',
    });
    await postgres.run('touch', [join(back, 'recovery.signal')]);
    await postgres.startOn(back);
    await vi.waitFor(
      async () =>
        expect(await rowsOf(database, sql`select pg_is_in_recovery() as recovers`)).toEqual([{ recovers: false }]),
      { timeout: 120_000, interval: 100 },
    );
    const content = await contentOf(database);
    const read = parseConfiguration({ DATABASE_URL: original.address, DATA_DIR: postgres.folder, NODE_ENV: 'test' });
    if (!read.ok) throw new Error(read.error);
    expect(await runCommand(reconcile, read.value, [])).toEqual({ lines: ['The books are right'], exitCode: 0 });
    expect(performance.now() - began).toBeLessThan(120_000);
    expect(content).toEqual(before);
    expect(await database.$count(orders, like(orders.oid, 'before-%'))).toBe(ordersSinceBase);
    expect(await database.$count(orders, like(orders.oid, 'after-%'))).toBe(0);
    expect(await faultsInBooks(database)).toEqual([]);
    await original.close();
  }, 400_000);
});

/** Sends a list of one purchase that the client has consented to. */
async function sendOrder(database: Database, oid: string): Promise<void> {
  const [list] = await database.select().from(orderLists).where(eq(orderLists.oid, 'demo-3-2026-03-04'));
  const buy = list?.lines.find(({ type }) => type === 'B');
  if (!list || !buy) throw new Error('the demonstration has no such list');
  const lines = [{ ...buy, figure: '1000' }];
  const madeAt = new Date(Date.parse(start) + 1_000);
  await database.insert(orderLists).values({ ...list, oid, lines, madeAt, signedAt: madeAt, sentAt: null });
  const desk = { region: 'TW', database, clock: clockAt(start), configuration: testConfiguration } as const;
  await receiveOnce(desk, sentList({ oid, clientId: client.clientId, lines }, client));
}
