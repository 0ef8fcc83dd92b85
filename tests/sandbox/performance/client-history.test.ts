import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { round } from '../../../domain/money/rounding';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { valueBridge } from '../../../domain/performance/bridge';
import { sum } from '../../../domain/money/sum';
import type { Region } from '../../../domain/region';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { movements } from '../../../sandbox/database/schema/funds';
import { clientHistory } from '../../../sandbox/performance/client-history';
import { statementFacts } from '../../../sandbox/statements/statement-facts';
import { aHistory, live, reinvest } from '../statements/lived-history';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

const currencyOf = { HK: 'HKD', TW: 'TWD' } as const;
const text = (value: Decimal | undefined) => value && toText(round(value, 2, 'half-up'));

type Who = { readonly clientId: string; readonly region: Region };

/** Holds a month's bridge against the balance of the monthly statement, which comes to its figures by another way. */
async function expectAgreement({ database }: TestSandbox, { clientId, region }: Who, month: string): Promise<void> {
  const facts = await statementFacts(database, { clientId, month, region });
  if (!facts) throw new Error('no such month');
  const { first, last, balance } = facts;
  const { history } = await clientHistory(database, { clientId, day: last, currency: currencyOf[region] });
  const bridge = valueBridge(history, { first, last });
  const { opening, closing, paidIn, paidOut, distributed, fees, change } = balance;
  if (!bridge) throw new Error('every distribution has a rate');
  // What has no price counts in the statement with its payments alone, and in the bridge with nothing.
  if (bridge.unvalued.length > 0) {
    expect([clientId, text(bridge.opening), text(bridge.closing)]).toEqual([
      clientId,
      text(opening.total),
      text(closing.total),
    ]);
    return;
  }
  expect({
    who: clientId,
    month,
    opening: text(bridge.opening),
    closing: text(bridge.closing),
    paidIn: text(bridge.paidIn),
    paidOut: text(bridge.paidOut),
    distributions: text(bridge.distributions),
    fees: text(bridge.fees),
    change: text(sum([bridge.price, bridge.currency, bridge.unexplained])),
  }).toEqual({
    who: clientId,
    month,
    opening: text(opening.total),
    closing: text(closing.total),
    paidIn: text(paidIn),
    paidOut: text(paidOut),
    distributions: text(distributed),
    fees: text(fees),
    change: text(change),
  });
}

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
    for (const who of everybody) for (const month of ['2025-12', '2026-02']) await expectAgreement(sandbox, who, month);
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
            for (const month of ['2026-03', '2026-04']) await expectAgreement(sandbox, who, month);
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
