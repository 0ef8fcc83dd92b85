import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lockClient } from '../../../sandbox/context/locked-client';
import { lockedAccounts } from '../../../sandbox/context/locked-accounts';
import { openServer } from '../../../sandbox/database/connection/open-server';
import type { Database } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { holdAccount } from '../../../sandbox/submissions/hold-account';
import { lockWaits } from '../support/lock-waits';
import { openSeededServer } from '../support/seeded-database';
import { clockAt, start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';

const server = process.env['DATABASE_URL'] ?? '';
const clientId = 'HK-TYPICAL';

describe.runIf(server !== '')('a freeze while another process is at work on the account', () => {
  let open: Awaited<ReturnType<typeof openSeededServer>>;
  let other: Awaited<ReturnType<typeof openServer>>;
  const deps = () => ({ database: open.database, clock: clockAt(start), configuration: testConfiguration });

  beforeAll(async () => {
    open = await openSeededServer(server);
    other = await openServer(open.address);
  }, 240_000);
  afterEach(() => unfreezeAccount(deps(), clientId));
  afterAll(async () => {
    await other.close();
    await open.close();
  });

  /** Freezes while another transaction is between two of its steps; that one goes on once the freeze waits or is over. */
  async function freezeBetween(
    first: (work: Database) => Promise<unknown>,
    second: (work: Database) => Promise<unknown>,
  ) {
    let frozen: Promise<unknown> | undefined;
    let isOver = false;
    const worked = other.database.transaction(async (work) => {
      await first(work);
      frozen = freezeAccount(deps(), { clientId, actor: 'firm' }).finally(() => {
        isOver = true;
      });
      await expect.poll(async () => isOver || (await lockWaits(open.database)) > 0, { timeout: 20_000 }).toBe(true);
      await second(work);
    });
    const [ofWork, ofFreeze] = await Promise.allSettled([worked, worked.catch(() => undefined).then(() => frozen)]);
    return { ofWork, ofFreeze };
  }

  const stateOf = async () => {
    const [client] = await open.database.select().from(clients).where(eq(clients.id, clientId));
    return client?.state;
  };

  test.each<readonly [string, (work: Database) => Promise<unknown>]>([
    [
      'tells the client',
      (work) =>
        work
          .insert(outbox)
          .values({ clientId, recipient: 'a@example.com', channel: 'email', text: 'Done.', sentAt: new Date(start) }),
    ],
    ['changes what the client has', (work) => lockClient(work, clientId)],
  ])(
    '[R15, R23, AUTH-42] neither a freeze nor who holds the accounts and then %s waits for ever',
    async (_, second) => {
      const { ofWork, ofFreeze } = await freezeBetween((work) => lockedAccounts(work, clientId), second);
      expect([ofWork.status, ofFreeze.status, await stateOf()]).toEqual(['fulfilled', 'fulfilled', 'taken-over']);
    },
  );

  test('[R15, R23, AUTH-42] a freeze waits for a submission under way, which writes its key down meanwhile', async () => {
    const sent = { clientId, call: 'addVcaTransaction', key: 'a', sha256: 'a', receivedAt: new Date(start) };
    const { ofWork, ofFreeze } = await freezeBetween(
      (work) => holdAccount(work, clientId, 'submission'),
      (work) => work.insert(submissions).values(sent),
    );
    expect([ofWork.status, ofFreeze.status, await stateOf()]).toEqual(['fulfilled', 'fulfilled', 'taken-over']);
  });
});
