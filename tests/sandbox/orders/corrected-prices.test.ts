import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../../../sandbox/database/schema/clients';
import { movements, priceRevisions } from '../../../sandbox/database/schema/funds';
import { ledgerEntries, openCorrections, orderEvents } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { correctPrices } from '../../../sandbox/orders/correct-prices';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { statementDocument } from '../../../sandbox/statements/monthly-statement';
import { statementFacts } from '../../../sandbox/statements/statement-facts';
import { numberOf } from '../support/number-of';
import type { DeskVisit } from '../support/desk-visit';
import { placeOrder } from '../support/placed-orders';
import { correctTo, dealtSwitch, fundOf, publish, taiwanPlace } from '../support/priced-desk';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const { accountNumber } = taiwanPlace;
const at = (instant: string) => sandbox.clock.set(`${instant}+08:00`);

/** The price of the day, which each test begins with. */
const price = '20';

const purchase = async (code: string, amount = '10000') =>
  placeOrder(sandbox, { ...taiwanPlace, fundId: await fundOf(sandbox, code), kind: 'buy', amount, feePercent: '1' });
const sale = async (code: string, units: string) =>
  placeOrder(sandbox, {
    ...taiwanPlace,
    fundId: await fundOf(sandbox, code),
    kind: 'redemption',
    units,
    feePercent: '0',
  });

/** Runs the desk until what was ordered at the start of the day is dealt at its price. */
async function deal(...codes: readonly string[]): Promise<void> {
  at('2026-03-04T16:01:00');
  await runDealing(sandbox);
  for (const code of codes) await publish(sandbox, { fundId: await fundOf(sandbox, code), nav: price });
  at('2026-03-05T00:01:00');
  await runDealing(sandbox);
}

const eventsOf = async (orderId: string) =>
  (
    await sandbox.database
      .select({
        kind: orderEvents.kind,
        price: orderEvents.price,
        units: orderEvents.units,
        amount: orderEvents.amount,
      })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.sequence))
  ).map(({ kind, ...figures }) => [kind, ...Object.values(figures).flatMap((figure) => figure ?? [])].join(' '));

const latestMovement = async (code: string) => {
  const [moved] = await sandbox.database
    .select({ kind: movements.kind, units: movements.units, cost: movements.cost, date: movements.date })
    .from(movements)
    .where(eq(movements.fundId, await fundOf(sandbox, code)))
    .orderBy(desc(movements.id))
    .limit(1);
  return moved;
};

const moneyOf = async (orderId: string) =>
  Object.fromEntries(
    (
      await sandbox.database
        .select({ account: ledgerEntries.account, amount: sql<string>`trim_scale(sum(${ledgerEntries.amount}))::text` })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.orderId, orderId))
        .groupBy(ledgerEntries.account)
    ).map(({ account, amount }) => [account, amount]),
  );

const mails = async () =>
  (await sandbox.database.select({ text: outbox.text }).from(outbox).orderBy(asc(outbox.id))).map(({ text }) => text);

const openOnes = (...ids: readonly string[]) =>
  sandbox.database
    .select({ side: openCorrections.side, price: openCorrections.price, reason: openCorrections.reason })
    .from(openCorrections)
    .where(inArray(openCorrections.orderId, [...ids]))
    .orderBy(asc(openCorrections.at));

/** The cells of the entries of some orders in a month's statement, a line each: date, kind, fund, units, price, amount. */
async function statementLines(month: string, ...ids: readonly string[]): Promise<readonly string[]> {
  const clientId = await ownerOf(accountNumber);
  const facts = await statementFacts(sandbox.database, { clientId, month, region: 'TW' });
  if (!facts) throw new Error('no such month');
  const client = { names: { zh_TW: '王' } };
  const { tables } = statementDocument({ facts, accountOf: () => undefined, region: 'TW', client, language: 'zh_TW' });
  const transactions = tables.find(({ heading }) => heading === '申購、買回與轉申購');
  const numbers = await Promise.all(ids.map((id) => numberOf(sandbox.database, id)));
  const entries = (transactions?.rows ?? []).flatMap((row) => ('lines' in row ? [row.lines] : []));
  return entries
    .filter((lines) =>
      lines.some((cells) => cells.some((cell) => numbers.some((number) => cell.endsWith(` ${number}`)))),
    )
    .flatMap((lines) => lines.map(([date, kind, , ...figures]) => [date, kind, ...figures].filter(Boolean).join(' ')))
    .filter((line) => line !== '');
}

/** The units of a fund that the account holds. */
async function heldUnits(code: string): Promise<string> {
  const [held] = await sandbox.database
    .select({
      units: sql<string>`sum(case ${movements.kind} when 'sell' then -${movements.units} else ${movements.units} end)::text`,
    })
    .from(movements)
    .where(and(eq(movements.fundId, await fundOf(sandbox, code)), eq(movements.accountNumber, accountNumber)));
  return held?.units ?? '0';
}

async function ownerOf(number: string): Promise<string> {
  const [owner] = await sandbox.database
    .select({ clientId: accounts.clientId })
    .from(accounts)
    .where(eq(accounts.number, number));
  return owner?.clientId ?? '';
}

beforeEach(async () => {
  sandbox.clock.set(start);
  await sandbox.database.delete(openCorrections);
});

test('[TRADE-91, R24] a purchase dealt at a price that is corrected later gets the units of the right one: a movement beside the first, once, and its client is told', async () => {
  const id = await purchase('TW0004');
  await deal('TW0004');
  expect((await eventsOf(id)).at(-1)).toBe('priced 20 500.0000 10000');
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0004'), nav: '19.6' });
  at('2026-03-06T09:00:00');
  const sent = (await mails()).length;
  await Promise.all([correctPrices(sandbox), correctPrices(sandbox)]);
  expect((await eventsOf(id)).slice(-1)).toEqual(['corrected 19.6 510.2040 10000']);
  expect(await latestMovement('TW0004')).toEqual({
    kind: 'correction',
    units: '10.2040',
    cost: '0',
    date: '2026-03-06',
  });
  expect((await mails()).slice(sent)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^您的委託 ${await numberOf(sandbox.database, id)} 成交後，.+ 2026/03/04 的淨值由 TWD 20\\.00 更正為 TWD 19\\.60。單位數由 500\\.0000 更正為 510\\.2040。$`,
      ),
    ),
  ]);
  await runDealing(sandbox);
  expect((await eventsOf(id)).filter((event) => event.startsWith('corrected'))).toHaveLength(1);
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
  await desk.signInAgain();
  const shown = await desk.visitor.call('GET', `/orders/events?orderId=${id}`);
  expect(shown.json<{ events: { kind: string; side: string | null }[] }>().events.at(-1)).toMatchObject({
    kind: 'corrected',
    side: 'priced',
  });
});

test('[TRADE-91, HOLD-17] one that brought too many units gives some back, and costs what was paid for it', async () => {
  const id = await purchase('TW0004');
  await deal('TW0004');
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0004'), nav: '20.5' });
  await runDealing(sandbox);
  expect((await eventsOf(id)).at(-1)).toBe('corrected 20.5 487.8048 10000');
  expect(await latestMovement('TW0004')).toMatchObject({ kind: 'correction', units: '-12.1952', cost: '0' });
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
});

test('[TRADE-91, TRADE-120] a redemption is paid what the right price brings, and the rest where it was paid before', async () => {
  const early = await sale('TW0003', '10');
  const late = await sale('TW0003', '20');
  await deal('TW0003');
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0003'), nav: '19' });
  await runDealing(sandbox);
  expect(await moneyOf(early)).toEqual({ fund: '-190', clearing: '190' });
  at('2026-03-12T09:00:00');
  await runDealing(sandbox);
  at('2026-03-12T17:00:00');
  await runDealing(sandbox);
  expect(await moneyOf(early)).toEqual({ fund: '-190', clearing: '0', client: '190' });
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0003'), nav: '19.5' });
  await runDealing(sandbox);
  expect(await moneyOf(early)).toEqual({ fund: '-195', clearing: '0', client: '195' });
  expect(await moneyOf(late)).toEqual({ fund: '-390', clearing: '0', client: '390' });
  expect((await mails()).at(-1)).toMatch(
    /應付款項由 TWD 380\.00 更正為 TWD 390\.00。差額 TWD 10\.00 將另行給付予您。$/,
  );
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0003'), nav: '19.2' });
  await runDealing(sandbox);
  expect(await moneyOf(early)).toEqual({ fund: '-195', clearing: '0', client: '195' });
  expect(await openOnes(early, late)).toEqual([
    { side: 'priced', price: '19.2', reason: 'paid-already' },
    { side: 'priced', price: '19.2', reason: 'paid-already' },
  ]);
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
});

test('[TRADE-91, TRADE-43] a switch whose units brought more buys more of the other fund, and either price may be corrected', async () => {
  const from = await fundOf(sandbox, 'TW0003');
  const into = await fundOf(sandbox, 'TW0002');
  const id = await dealtSwitch(sandbox, { from, into, units: '30', nav: price });
  expect((await eventsOf(id)).slice(-2)).toEqual(['priced 20 30 600', 'invested 20 30.0000 600']);
  await correctTo(sandbox, { fundId: from, nav: '21' });
  await runDealing(sandbox);
  expect((await eventsOf(id)).slice(-2)).toEqual(['corrected 21 30 630', 'corrected 20 31.5000 630']);
  await correctTo(sandbox, { fundId: into, nav: '20.2', date: '2026-03-05' });
  await runDealing(sandbox);
  expect((await eventsOf(id)).at(-1)).toBe('corrected 20.2 31.1881 630');
  expect(await moneyOf(id)).toEqual({ fund: '0', clearing: '0' });
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
});

test('[TRADE-91, R24] a price that moved by more than a twentieth is listed for a person and books nothing, nor do units that are gone', async () => {
  const id = await purchase('TW0001', '20000');
  await deal('TW0001');
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0001'), nav: '21.01' });
  await runDealing(sandbox);
  expect((await eventsOf(id)).at(-1)).toBe('priced 20 1000.0000 20000');
  expect(await openOnes(id)).toEqual([{ side: 'priced', price: '21.01', reason: 'too-far' }]);
  sandbox.clock.set('2026-03-06T10:00:00+08:00');
  await sale('TW0001', await heldUnits('TW0001'));
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0001'), nav: '20.5' });
  await runDealing(sandbox);
  expect((await openOnes(id)).map(({ reason }) => reason)).toEqual(['too-far', 'units-gone']);
  expect((await eventsOf(id)).at(-1)).toBe('priced 20 1000.0000 20000');
  expect(await sandbox.database.select().from(priceRevisions)).toEqual([]);
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
});

test('[ORDQ-09, TRADE-91] a statement has an order as it was dealt and each correction beside it, so that their units and amounts add up to the books', async () => {
  const bought = await purchase('TW0004');
  at('2026-03-04T10:00:01');
  const sold = await sale('TW0003', '10');
  await deal('TW0003', 'TW0004');
  at('2026-03-06T09:00:00');
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0004'), nav: '19.6' });
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0003'), nav: '19' });
  await runDealing(sandbox);
  at('2026-04-02T09:00:00');
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0003'), nav: '19.5' });
  await runDealing(sandbox);
  expect(await statementLines('2026-03', bought, sold)).toEqual([
    '2026/03/04 申購 500.0000 TWD 20.00 TWD 10,000',
    '2026/03/04 買回 10.0000 TWD 20.00 TWD 200',
    '2026/03/06 淨值更正 10.2040 TWD 19.60',
    '2026/03/06 淨值更正 TWD 19.00 TWD -10',
  ]);
  expect(await statementLines('2026-04', bought, sold)).toEqual(['2026/04/02 淨值更正 TWD 19.50 TWD 5']);
});

test('[ORDQ-09, TRADE-91] a statement has a corrected switch on both its sides, each with as much more as it brought or took', async () => {
  const from = await fundOf(sandbox, 'TW0003');
  const into = await fundOf(sandbox, 'TW0002');
  const id = await dealtSwitch(sandbox, { from, into, units: '30', nav: price });
  await correctTo(sandbox, { fundId: from, nav: '21' });
  await runDealing(sandbox);
  expect((await statementLines('2026-03', id)).slice(-2)).toEqual([
    '2026/03/06 淨值更正 TWD 21.00 TWD 30',
    '2026/03/06 淨值更正 1.5000 TWD 20.00 TWD 30',
  ]);
});

/** A redemption that is paid, whose account is then frozen; with what else is done before it is paid. */
async function paidAndFrozen(meanwhile = () => Promise.resolve()): Promise<string> {
  const sold = await sale('TW0003', '10');
  await deal('TW0003');
  await meanwhile();
  at('2026-03-12T17:00:00');
  await runDealing(sandbox);
  expect(await moneyOf(sold)).toEqual({ fund: '-200', clearing: '0', client: '200' });
  await freezeAccount(sandbox, { clientId: await ownerOf(accountNumber), actor: 'firm' });
  return sold;
}

/** Corrects the price up, and lets the desk run for two minutes. */
async function correctUpwards(): Promise<void> {
  await correctTo(sandbox, { fundId: await fundOf(sandbox, 'TW0003'), nav: '20.5' });
  for (const minute of ['01', '02']) {
    at(`2026-03-13T09:${minute}:00`);
    await runDealing(sandbox);
  }
}

test('[TRADE-91, AUTH-42] a frozen account is paid no rest of a redemption until the freeze is over, and what it bought is corrected meanwhile', async () => {
  const bought = await purchase('TW0003');
  const sold = await paidAndFrozen();
  await correctUpwards();
  expect(await moneyOf(sold)).toEqual({ fund: '-200', clearing: '0', client: '200' });
  expect((await eventsOf(bought)).filter((event) => event.startsWith('corrected'))).toEqual([
    'corrected 20.5 487.8048 10000',
  ]);
  await unfreezeAccount(sandbox, await ownerOf(accountNumber));
  await runDealing(sandbox);
  expect(await moneyOf(sold)).toEqual({ fund: '-205', clearing: '0', client: '205' });
  expect(await sandbox.database.select().from(priceRevisions)).toEqual([]);
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
});

test('[TRADE-91, AUTH-42] lists an order for a person once, however long another one of the price waits for the end of a freeze', async () => {
  const bought = await purchase('TW0003');
  const sold = await paidAndFrozen(async () => {
    at('2026-03-06T10:00:00');
    await sale('TW0003', await heldUnits('TW0003'));
    at('2026-03-06T16:01:00');
    await runDealing(sandbox);
  });
  await correctUpwards();
  expect((await openOnes(bought, sold)).map(({ reason }) => reason)).toEqual(['units-gone']);
  await unfreezeAccount(sandbox, await ownerOf(accountNumber));
  await runDealing(sandbox);
});
