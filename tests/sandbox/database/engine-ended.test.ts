import { eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../../sandbox/context/logging/logger';
import { createSecrets } from '../../../sandbox/context/secrets';
import { EmbeddedEngine } from '../../../sandbox/database/connection/embedded-engine';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import { openEmbedded, openEngine } from '../../../sandbox/database/connection/open-embedded';
import type { Database, OpenDatabase } from '../../../sandbox/database/database';
import { fxRates } from '../../../sandbox/database/schema/funds';
import { messageSecrets, outbox } from '../../../sandbox/database/schema/sessions';
import { openDatabase } from '../../../sandbox/installation/open-database';
import { buildServer } from '../../../sandbox/server/build-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { startHidingExpiredCodes, renderMessage } from '../../../sandbox/sessions/outbox';
import { readHeldPositions } from '../support/expected-figures';
import { emptyDatabase, makeEmptyDatabase } from '../support/kept-database';
import { seedFolder } from '../support/seeded-database';
import { clockAt, minute, start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

/** Opening takes a second, and many times as long on a machine under load. */
const bounded = { timeout: 60_000, interval: 20 };
const patience = 120_000;

/** Real statements that end PGlite 0.5: by its exit, by an exception in its file system, by an overflow of its stack. */
const fatal = {
  exit: sql`copy fx_rates from stdin`,
  exception: sql`copy fx_rates from '/dev/blob'`,
  overflow: sql`select repeat('[', 200000)::jsonb`,
} satisfies Record<string, SQL>;

const isLong = process.env['TEST_LONG'] === '1';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-engine-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const rate = (into: Database, currency: string) =>
  into.insert(fxRates).values({ currency, date: '2026-11-20', perUsd: '1' });
const ratesOf = async (database: Database, ...currencies: string[]) =>
  (await database.select({ currency: fxRates.currency }).from(fxRates))
    .map(({ currency }) => currency)
    .filter((currency) => currencies.includes(currency));

describe('a server over an embedded database in a folder', () => {
  const dataFolder = newFolder();
  const configuration = { ...testConfiguration, dataFolder };
  const clock = clockAt(start);
  let open: OpenDatabase;
  const servers: FastifyInstance[] = [];
  let other: Visitor;
  let halfway: Visitor;

  beforeAll(async () => {
    const secrets = await createSecrets('test');
    await seedFolder(join(dataFolder, 'pg'));
    open = await openDatabase(configuration);
    await open.prepare(() => Promise.resolve());
    for (const region of ['TW', 'HK'] as const) {
      const context = { region, database: open.database, clock, configuration, secrets };
      servers.push(await buildServer({ ...context, metrics: createMetrics() }));
    }
    const [taiwan, hongKong] = servers;
    if (taiwan === undefined || hongKong === undefined) throw new Error('no server');
    other = new Visitor(hongKong, 'HK');
    expect((await other.logOn('chanmei88', '528314')).statusCode).toBe(200);
    halfway = new Visitor(taiwan, 'TW');
    await halfway.logOn('WANG8888', 'Sunny4102Tea');
  }, patience);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await open.close();
  });
  afterEach(() => vi.useRealTimers());

  const heartbeat = () => other.call('GET', '/heartbeat');

  test.for(
    (
      [
        ['exit', 'AAA', 'AAB'],
        ['exception', 'BBA', 'BBB'],
        ['overflow', 'CCA', 'CCB'],
      ] as const
    ).slice(0, isLong ? undefined : 1),
  )(
    '[R19] that breaks off by an %s answers another client again, with the books as they were committed',
    { timeout: patience },
    async ([way, kept, undone]) => {
      const positions = await readHeldPositions(open.database, 'HK-TYPICAL');
      const lock = nonceOf(dataFolder);
      await rate(open.database, kept);
      const lost = open.database.transaction(async (transaction) => {
        await rate(transaction, undone);
        await transaction.execute(fatal[way]);
      });
      await expect(lost).rejects.toSatisfy(isUnavailable);

      const meanwhile = await heartbeat();
      expect([meanwhile.statusCode, codesOf(meanwhile), meanwhile.headers['retry-after']]).toEqual([
        503,
        ['BUSY'],
        '5',
      ]);
      await expect.poll(async () => (await heartbeat()).statusCode, bounded).toBe(200);

      expect(await ratesOf(open.database, kept, undone)).toEqual([kept]);
      const after = await readHeldPositions(open.database, 'HK-TYPICAL');
      expect(JSON.stringify(after, big)).toBe(JSON.stringify(positions, big));
      expect(positions.length).toBeGreaterThan(1);
      await rate(open.database, undone);
      expect(nonceOf(dataFolder)).toBe(lock);
      await expect(openDatabase(configuration)).rejects.toThrow('is in use by another running sandbox');
    },
  );

  test(
    '[R19] that breaks off between two rounds of what it does by itself goes on with it',
    async () => {
      await halfway.call('POST', '/authentication/login/sendOtp/mobile');
      const texts = async () =>
        (
          await open.database
            .select({ message: outbox, secret: messageSecrets.secret })
            .from(outbox)
            .leftJoin(messageSecrets, eq(messageSecrets.messageId, outbox.id))
            .where(eq(outbox.channel, 'mobile'))
        )
          .map(({ message, secret }) => renderMessage(message, secret ?? undefined))
          .filter((text) => text.includes('驗證碼'));
      expect(await texts()).toEqual([expect.stringMatching(/\d{8}/)]);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const lines: string[] = [];
      const logger = createLogger('warn', { write: (line) => lines.push(line) });
      const { first, stop } = startHidingExpiredCodes(open.database, clock, logger);
      await first;
      await expect(open.database.execute(fatal.exit)).rejects.toSatisfy(isUnavailable);
      clock.advance(15 * minute + 1);
      vi.advanceTimersByTime(minute);
      await expect.poll(() => texts().catch(() => []), bounded).toEqual([expect.stringMatching(/\d{8}/)]);
      await expect.poll(() => lines, bounded).toEqual([expect.stringContaining('hiding expired codes failed')]);
      vi.advanceTimersByTime(minute);
      await expect.poll(texts, bounded).toEqual([expect.stringContaining('********')]);
      expect(lines).toHaveLength(1);
      await stop();
    },
    patience,
  );
});

describe('an embedded database', () => {
  const pauses = { first: 300, longest: 600, soundAfter: 60_000 };

  test(
    '[R19] closed underneath is opened again, and leaves no file open however often',
    async () => {
      const folder = newFolder();
      await makeEmptyDatabase(folder);
      const engine = await EmbeddedEngine.open({ folder, pauses: { first: 1, longest: 1, soundAfter: 0 } });
      const open = openEngine(engine);
      await open.prepare(() => Promise.resolve());
      const answers = () =>
        rate(open.database, 'AAA')
          .onConflictDoNothing()
          .then(
            () => true,
            () => false,
          );
      await engine.running().close();
      expect(await answers()).toBe(false);
      await expect.poll(answers, bounded).toBe(true);
      const before = openFilesIn(folder);
      for (let times = 0; times < 3; times += 1) {
        await expect(open.database.execute(fatal.exception)).rejects.toSatisfy(isUnavailable);
        await expect.poll(answers, bounded).toBe(true);
      }
      expect(before).toBeGreaterThan(0);
      expect(openFilesIn(folder)).toBeLessThan(before * 2);
      await open.close();
      expect(openFilesIn(folder)).toBe(0);
    },
    patience,
  );

  test(
    '[R19] that cannot be opened again is tried again after pauses, never made anew, and found when it is back',
    async () => {
      const folder = newFolder();
      const tried: number[] = [];
      const said = vi.spyOn(console, 'error').mockImplementation((line: string) => {
        if (line.includes("can't be opened again")) tried.push(performance.now());
      });
      await makeEmptyDatabase(join(folder, 'pg'));
      const open = await openEmbedded({ folder: join(folder, 'pg'), pauses });
      await open.prepare(async (database) => {
        await rate(database, 'AAA');
      });
      renameSync(join(folder, 'pg'), join(folder, 'elsewhere'));
      const lostAt = performance.now();
      await expect(open.database.execute(fatal.exit)).rejects.toSatisfy(isUnavailable);
      await expect.poll(() => tried.length, bounded).toBe(3);
      await expect(ratesOf(open.database, 'AAA')).rejects.toSatisfy(isUnavailable);
      expect(tried.map((at, index) => at - (tried[index - 1] ?? lostAt)).every((pause) => pause > 250)).toBe(true);
      expect((tried[2] ?? 0) - lostAt).toBeGreaterThan(300 + 600 + 600 - 100);
      expect(readdirSync(folder)).toEqual(['elsewhere']);
      renameSync(join(folder, 'elsewhere'), join(folder, 'pg'));
      await expect.poll(() => ratesOf(open.database, 'AAA').catch(() => []), bounded).toEqual(['AAA']);
      await open.close();
      said.mockRestore();
    },
    patience,
  );

  test('[R19] an embedded database in memory stays away: it is never answered as if nothing had been written', async () => {
    const open = await openEmbedded({ copyOf: await emptyDatabase() });
    await open.prepare(() => Promise.resolve());
    await expect(open.database.execute(fatal.exit)).rejects.toSatisfy(isUnavailable);
    for (let times = 0; times < 3; times += 1) await expect(ratesOf(open.database)).rejects.toSatisfy(isUnavailable);
    await open.close();
  });

  test(
    '[R19] that is being opened again can be closed',
    async () => {
      const folder = newFolder();
      await makeEmptyDatabase(folder);
      const open = await openEmbedded({ folder, pauses: { ...pauses, first: 60_000, longest: 60_000 } });
      await open.prepare(() => Promise.resolve());
      await expect(open.database.execute(fatal.exit)).rejects.toSatisfy(isUnavailable);
      await open.close();
    },
    patience,
  );
});

const big = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

const nonceOf = (dataFolder: string): unknown =>
  (JSON.parse(readFileSync(join(dataFolder, 'lock'), 'utf8')) as { nonce: unknown }).nonce;

const openFilesIn = (folder: string): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
