import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Region } from '../../../domain/region';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { movements } from '../../../sandbox/database/schema/funds';
import { statementDocument } from '../../../sandbox/statements/monthly-statement';
import type { PrintedDocument } from '../../../sandbox/statements/printed-document';
import { statementFacts } from '../../../sandbox/statements/statement-facts';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';
import { aHistory, live, reinvest } from './lived-history';
import { type ExpectedMonth, expectedMonth, readClient } from './statement-oracle';

const currencyOf = { HK: 'HKD', TW: 'TWD' } as const;

/** The figures of the statement's first two tables, as they are printed. */
function figuresOf({ tables: [balance, places] }: PrintedDocument) {
  const cellsOf = (table: typeof balance) =>
    [...(table?.rows ?? []), table?.total ?? []].map((row) => [row].flat() as string[]);
  const figure = (text = ''): Big => new Big(text.replaceAll(',', ''));
  const [opening, paidIn, paidOut, distributed, fees, change, closing] = cellsOf(balance).map(([, text]) =>
    figure(text),
  );
  if (!opening || !paidIn || !paidOut || !distributed || !fees || !change || !closing)
    throw new Error('a row is missing');
  const rows = cellsOf(places).map(([, from, to]) => [figure(from), figure(to)] as const);
  const [inFunds, onItsWay, ...others] = rows;
  const sums = rows.at(-1);
  const cash = others.length > 1 ? others[0] : undefined;
  if (!inFunds || !onItsWay || !sums) throw new Error('a place is missing');
  return { opening, paidIn, paidOut, distributed, fees, change, closing, inFunds, onItsWay, cash, sums };
}

async function statementOf(
  sandbox: TestSandbox,
  { clientId, region, month }: { clientId: string; region: Region; month: string },
) {
  const facts = await statementFacts(sandbox.database, { clientId, month, region });
  if (!facts) throw new Error('no such month');
  return statementDocument({
    facts,
    accountOf: () => undefined,
    region,
    client: { names: { zh_TW: '王' } },
    language: 'zh_TW',
  });
}

/** Holds a printed month against the books: each figure by itself, and what is printed against its own sum. */
function expectRight(figures: ReturnType<typeof figuresOf>, expected: ExpectedMonth): void {
  const { opening, paidIn, paidOut, distributed, fees, change, closing, inFunds, onItsWay, cash, sums } = figures;
  const texts = (values: Readonly<Record<string, Big>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.toFixed()]));
  const zero = new Big(0);
  expect(
    texts({
      opening,
      closing,
      paidIn,
      paidOut,
      distributed,
      fees,
      openingFunds: inFunds[0],
      closingFunds: inFunds[1],
      openingOnItsWay: onItsWay[0],
      closingOnItsWay: onItsWay[1],
      openingCash: cash?.[0] ?? zero,
      closingCash: cash?.[1] ?? zero,
    }),
  ).toEqual(texts(expected));
  expect(opening.plus(paidIn).minus(paidOut).plus(distributed).minus(fees).plus(change).toFixed()).toBe(
    closing.toFixed(),
  );
  expect(sums.map((sum) => sum.toFixed())).toEqual([opening.toFixed(), closing.toFixed()]);
  for (const side of [0, 1] as const)
    expect(
      inFunds[side]
        .plus(onItsWay[side])
        .plus(cash?.[side] ?? zero)
        .toFixed(),
    ).toBe(sums[side].toFixed());
}

describe('a monthly statement’s balance', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());

  test('[ORDQ-09] a monthly statement’s balance of every client of the demonstration is what the books say, and adds up as it is printed', async () => {
    const { database } = sandbox;
    const everybody = await database
      .selectDistinct({ clientId: clients.id, region: clients.region })
      .from(clients)
      .innerJoin(accounts, eq(accounts.clientId, clients.id))
      .innerJoin(movements, eq(movements.accountNumber, accounts.number));
    expect(everybody.length).toBeGreaterThan(10);
    for (const { clientId, region } of everybody) {
      const rows = await readClient(database, clientId);
      for (const month of ['2026-02', '2025-12']) {
        const document = await statementOf(sandbox, { clientId, region, month });
        expectRight(figuresOf(document), expectedMonth(rows, month, currencyOf[region]));
        const cells = document.tables.flatMap(({ rows: entries }) =>
          entries.flatMap((row) => ('lines' in row ? [...(row.lines[0] ?? [])] : [...row])),
        );
        expect(cells.filter((cell) => cell === '')).toEqual([]);
      }
    }
  }, 300_000);
});

const whoever = [
  { clientId: 'HK-TYPICAL', region: 'HK' },
  { clientId: 'TW-NO-CODE', region: 'TW' },
  { clientId: 'TW-TYPICAL', region: 'TW' },
] as const;

const months = ['2026-03', '2026-04'] as const;

describe('a monthly statement’s balance over any orders', () => {
  test.each(whoever)(
    '[ORDQ-09] a monthly statement’s balance of $clientId is what the books say, goes on where it ended, and adds up as it is printed',
    async (who) => {
      await fc.assert(
        fc.asyncProperty(aHistory, async (steps) => {
          const sandbox = await startTestSandbox();
          try {
            await reinvest(sandbox, who.clientId, who.region);
            await live(sandbox, who, steps);
            const rows = await readClient(sandbox.database, who.clientId);
            const march = figuresOf(await statementOf(sandbox, { ...who, month: months[0] }));
            const april = figuresOf(await statementOf(sandbox, { ...who, month: months[1] }));
            expectRight(march, expectedMonth(rows, months[0], currencyOf[who.region]));
            expectRight(april, expectedMonth(rows, months[1], currencyOf[who.region]));
            expect(april.opening.toFixed()).toBe(march.closing.toFixed());
            expect(await faultsInBooks(sandbox.database)).toEqual([]);
          } finally {
            await sandbox.close();
          }
        }),
        { numRuns: 1, endOnFailure: true },
      );
    },
    300_000,
  );

  test.each(whoever)(
    '[ORDQ-09] a monthly statement’s balance of $clientId doesn’t change by itself while prices and rates stand still',
    async (who) => {
      await fc.assert(
        fc.asyncProperty(aHistory, async (steps) => {
          const sandbox = await startTestSandbox();
          try {
            // Each fund and currency costs on every day what it cost last.
            await sandbox.database.execute(sql`
            insert into navs (fund_id, date, nav)
            select latest.fund_id, day::date, latest.nav
            from (select distinct on (fund_id) fund_id, nav from navs where nav > 0 and date <= '2026-02-28' order by fund_id, date desc) latest
            cross join generate_series('2026-02-28'::date, '2026-05-04'::date, '1 day') day
            on conflict (fund_id, date) do update set nav = excluded.nav`);
            await sandbox.database.execute(sql`
            insert into fx_rates (currency, date, per_usd)
            select latest.currency, day::date, latest.per_usd
            from (select distinct on (currency) currency, per_usd from fx_rates where date <= '2026-02-28' order by currency, date desc) latest
            cross join generate_series('2026-02-28'::date, '2026-05-04'::date, '1 day') day
            on conflict (currency, date) do update set per_usd = excluded.per_usd`);
            await sandbox.database.execute(sql`
            update movements set cost = round(movements.units * navs.nav, 2) from navs
            where navs.fund_id = movements.fund_id and navs.date = movements.date and movements.date > '2026-02-28'
              and movements.kind = 'buy'`);
            await reinvest(sandbox, who.clientId, who.region);
            await live(
              sandbox,
              who,
              steps.map((step) => ({ ...step, correctedBy: '' })),
            );
            for (const month of months) {
              const { change } = figuresOf(await statementOf(sandbox, { ...who, month }));
              // Each deal leaves less than a ten-thousandth of a unit, and some minor units where it is exchanged.
              const roundings = who.region === 'HK' ? 40 : 150;
              expect(change.abs().toNumber()).toBeLessThan(roundings);
            }
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
