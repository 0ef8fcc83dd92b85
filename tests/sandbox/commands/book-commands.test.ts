import { and, eq, sql } from 'drizzle-orm';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import { dossier } from '../../../sandbox/commands/dossier';
import { freeze, freezes, unfreeze } from '../../../sandbox/commands/freezes';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import type { Database } from '../../../sandbox/database/database';
import { accountFreezes } from '../../../sandbox/database/schema/account-freezes';
import { clients } from '../../../sandbox/database/schema/clients';
import { orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { runCommand } from '../support/run-command';
import { seedFolder } from '../support/seeded-database';
import { start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';

let dataFolder = '';
let out = '';
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'book-commands-'));
  out = mkdtempSync(join(tmpdir(), 'dossiers-'));
  await seedFolder(join(dataFolder, 'pg'));
}, 240_000);
afterAll(() => {
  for (const folder of [dataFolder, out]) rmSync(folder, { recursive: true, force: true });
});

const configuration = () => ({ ...testConfiguration, dataFolder, fixedNow: start });

/** Works on the books between two commands, each of which has the folder to itself. */
async function onBooks<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const open = await openEmbedded({ folder: join(dataFolder, 'pg') });
  try {
    return await work(open.database);
  } finally {
    await open.close();
  }
}

describe('npm run sandbox -- dossier', () => {
  test('[ORDQ-06, R24] writes an order’s dossier and finds it whole, and refuses once a row was changed past the triggers', async () => {
    const [order] = await onBooks((database) =>
      database
        .select({ id: orders.id, serial: orders.serial })
        .from(orders)
        .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
        .where(and(eq(orderEvents.kind, 'priced'), eq(orders.kind, 'buy')))
        .limit(1),
    );
    const { id = '', serial = 0 } = order ?? {};
    const number = orderNumber(serial);
    const file = join(out, `dossier-${number}.json`);
    const written = await runCommand(dossier, configuration(), [number, out]);
    expect(written.exitCode).toBe(0);
    expect(written.lines).toHaveLength(1);
    expect(written.lines[0]).toMatch(/dossier-\d{3}-\d{3}-\d{3}\.json and \.txt: \d+ events, seal [\da-f]{64}$/);
    expect(readFileSync(join(out, `dossier-${number}.txt`), 'utf8')).toContain(`number: ${number}`);
    const verified = await runCommand(dossier, configuration(), ['--verify', file]);
    expect(verified.exitCode).toBe(0);
    expect(verified.lines[0]).toMatch(/^Whole: \d+ events/);

    await onBooks(async (database) => {
      const priced = and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'priced'));
      await database.execute(sql`alter table order_events disable trigger order_events_are_kept`);
      await database.update(orderEvents).set({ price: '99' }).where(priced);
      await database.execute(sql`alter table order_events enable trigger order_events_are_kept`);
    });
    const altered = await runCommand(dossier, configuration(), [number, out]);
    expect(altered.exitCode).toBe(1);
    expect(altered.lines[1]).toMatch(/^The books are no longer as they were recorded: \d+ priced$/);
    const refused = await runCommand(dossier, configuration(), ['--verify', file]);
    expect(refused.exitCode).toBe(1);
    expect(refused.lines[0]).toMatch(/^The books were altered before this was written: \d+ priced$/);
  }, 240_000);
});

describe('npm run sandbox -- freeze', () => {
  test.each([
    ['HK', 'chanmei88', 'HK-TYPICAL'],
    ['TW', 'LINCHI72', 'TW-NO-CODE'],
  ] as const)(
    '[R14, AUTH-42] freezes the account of a client of %s, lists it, and opens it again; the client is told of both',
    async (region, login, clientId) => {
      const frozen = await runCommand(freeze, configuration(), [region, login]);
      expect(frozen.lines.map((line) => line.replace(/:.*|(?<=since ).*/, ''))).toEqual([
        'Frozen since ',
        'Orders cancelled',
        'Withdrawals cancelled',
        'Plans paused',
        'Left to be looked at',
      ]);
      expect(await onBooks((database) => stateOf(database, clientId))).toBe('taken-over');
      const listed = await runCommand(freezes, configuration(), []);
      expect(listed.lines.at(-1)).toBe('1 frozen');
      expect(listed.lines[0]).toMatch(new RegExp(`^2026-03-04T\\S+ ${region} \\S+ by the firm`));
      const thawed = await runCommand(unfreeze, configuration(), [region, login]);
      expect(thawed.lines).toEqual(['The account is no longer frozen']);
      expect(await onBooks((database) => stateOf(database, clientId))).not.toBe('taken-over');
      expect((await runCommand(freezes, configuration(), [])).lines).toEqual(['No account is frozen']);
      await expect(runCommand(unfreeze, configuration(), [region, login])).rejects.toThrow('isn’t frozen');
      const told = await onBooks((database) =>
        database
          .select({ subject: outbox.subject })
          .from(outbox)
          .where(and(eq(outbox.clientId, clientId), eq(outbox.subject, 'security'))),
      );
      expect(told).toHaveLength(2);
      expect(await onBooks((database) => database.$count(accountFreezes, eq(accountFreezes.clientId, clientId)))).toBe(
        1,
      );
    },
    240_000,
  );
});

async function stateOf(database: Database, clientId: string) {
  const [client] = await database.select({ state: clients.state }).from(clients).where(eq(clients.id, clientId));
  return client?.state;
}
