import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { movements } from '../../../sandbox/database/schema/funds';
import { aHistory, live, reinvest } from '../statements/lived-history';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { bridgeDifferences } from './bridge-differences';

describe('a client’s history', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());

  test('[PORT-46, ORDQ-09] explains the months of every demonstration client as their statements do', async () => {
    const { database } = sandbox;
    const everybody = await database
      .selectDistinct({ clientId: clients.id, region: clients.region })
      .from(clients)
      .innerJoin(accounts, eq(accounts.clientId, clients.id))
      .innerJoin(movements, eq(movements.accountNumber, accounts.number));
    expect(everybody.length).toBeGreaterThan(10);
    for (const who of everybody)
      for (const month of ['2025-12', '2026-02'])
        expect(await bridgeDifferences(sandbox.database, who, [month])).toEqual([]);
  }, 300_000);
});

const whoever = [
  { clientId: 'HK-TYPICAL', region: 'HK' },
  { clientId: 'TW-NO-CODE', region: 'TW' },
] as const;

describe('a client’s history over any orders', () => {
  test.each(whoever)(
    '[PORT-46, ORDQ-09] explains the months of $clientId as the statements do',
    async (who) => {
      await fc.assert(
        fc.asyncProperty(aHistory, async (steps) => {
          const sandbox = await startTestSandbox();
          try {
            await reinvest(sandbox, who.clientId, who.region);
            await live(sandbox, who, steps);
            for (const month of ['2026-03', '2026-04'])
              expect(await bridgeDifferences(sandbox.database, who, [month])).toEqual([]);
          } finally {
            await sandbox.close();
          }
        }),
        { numRuns: 1, endOnFailure: true },
      );
    },
    300_000,
  );
});
