import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import { SandboxProcess } from '../../contracts/sandbox-process';
import { type AskAnyServer, differencesFromTold, OrderSenders } from '../support/order-senders';
import { OwnPostgres } from '../support/own-postgres';
import { openSeededServer } from '../support/seeded-database';
import { start } from '../support/settable-clock';
import { faultsInBooks } from '../support/watched-books';

// It ends a PostgreSQL amid its work: one of its own, where the long run has installed it.
const isServer = (process.env['DATABASE_URL'] ?? '') !== '';
const isLong = process.env['TEST_LONG'] === '1';

/** How often each of the two servers and the database is killed. */
const rounds = isLong ? 6 : 2;

describe.runIf(isServer)('two servers and a database under a load of orders', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await OwnPostgres.start(() => ({}));
  }, 120_000);
  afterAll(() => postgres.discard());

  test('[R2, R23, API-77, API-89] servers and the database are killed while orders come in: whatever was answered is there, nothing is there twice, and books are right', async () => {
    const open = await openSeededServer(postgres.address);
    const servers = [0, 1].map(() => new SandboxProcess({ now: start }, { DATABASE_URL: open.address }));
    let senders: OrderSenders | undefined;
    try {
      for (const server of servers) await server.start();
      let turn = 0;
      const ask: AskAnyServer = async (path, { headers, body }) => {
        turn += 1;
        const origin = servers[turn % servers.length]?.address('TW') ?? '';
        const call = { method: 'POST', headers: { ...headers, origin }, ...(body === undefined ? {} : { body }) };
        try {
          const answer = await fetch(`${origin}${regionDefaults.TW.apiBase}${path}`, call);
          const { status, headers: answered } = answer;
          const token = answered.get('auth_checked') ?? undefined;
          return { status, cookies: answered.getSetCookie(), token, body: await answer.text() };
        } catch {
          return undefined;
        }
      };
      senders = await OrderSenders.begin(open.database, ask);
      const sending = senders.run();
      // Until it is awaited below.
      sending.catch(() => undefined);
      for (let round = 0; round < rounds; round += 1) {
        for (const server of servers) {
          await senders.answeredMore(5);
          await server.kill();
          await server.start();
        }
        await senders.answeredMore(5);
        await postgres.crash();
      }
      await senders.answeredMore(5);
      senders.end();
      await sending;
      // A kill that nobody met would prove nothing.
      expect(senders.sent.filter(({ before }) => before.length > 0).length).toBeGreaterThanOrEqual(3 * rounds);
      expect(await differencesFromTold(open.database, senders.sent)).toEqual([]);
      expect(await faultsInBooks(open.database)).toEqual([]);
    } finally {
      senders?.end();
      await Promise.all(servers.map((server) => server.stop()));
      await open.close();
    }
  }, 600_000);
});
