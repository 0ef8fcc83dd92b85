import Big from 'big.js';
import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import { accounts } from '../../../sandbox/database/schema/clients';
import { dividends, funds, movements } from '../../../sandbox/database/schema/funds';
import { ledgerEntries, orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { readPdf } from '../../builders/read-pdf';
import type { DeskVisit } from '../support/desk-visit';
import { numberOf } from '../support/number-of';
import { placeOrder } from '../support/placed-orders';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

type File = { readonly fileName: string; readonly content: string };
type Notes = readonly { orderId: string; type: string; dealingDate: string; availableUntil: string; amount: string }[];

/** A figure as a client reads it, with so many places. */
const shown = (figure: string | Big, places: number): string => {
  const [whole = '', fraction] = new Big(figure).toFixed(places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};
const placesOf = (currency: string): number => (['TWD', 'JPY'].includes(currency) ? 0 : 2);
const money = (currency: string, figure: string | Big): string => `${currency} ${shown(figure, placesOf(currency))}`;
const plain = (text: string): string => text.replaceAll(/\s+/g, '');
const escaped = (text: string): string => text.replaceAll(/[.()]/g, String.raw`\$&`);
/** Units, the price of one and what they came to, in a row. */
const lineOf = (units: string, amount: string): RegExp =>
  new RegExp(`${units.replaceAll('.', '\\.')}[A-Z]{3}[\\d,.]+${plain(amount).replaceAll('.', '\\.')}`);

/** Sends a list and lets the desk deal all of it. */
async function dealtList(name: string): Promise<string> {
  const oid = await desk.submitted(name);
  sandbox.clock.set('2026-03-20T09:00:00+08:00');
  await runDealing(sandbox.context('TW'));
  await desk.signInAgain();
  return oid;
}

const notesOf = async (visitor: Visitor) => (await visitor.call('GET', '/statement/contractNotes')).json<Notes>();
const noteOf = (orderId: string, visitor = desk.visitor) =>
  visitor.call('GET', `/statement/contractNote?orderId=${orderId}`);

describe('a contract note', () => {
  test('[ORDQ-10, ORDQ-12] a contract note is listed for each order that was dealt, with its last day, and not before', async () => {
    const waiting = await desk.submitted('waiting');
    expect((await notesOf(desk.visitor)).filter(({ orderId }) => orderId.startsWith(waiting))).toEqual([]);
    const oid = await dealtList('dealt');
    const own = (await notesOf(desk.visitor)).filter(({ orderId }) => orderId.startsWith(oid));
    expect(own.map(({ type }) => type).toSorted()).toEqual(['B', 'B', 'R', 'S']);
    for (const { dealingDate, availableUntil } of own) expect(availableUntil).toBe(dealingDate.replace('2026', '2027'));
  });

  test('[ORDQ-10] says what the events and the ledger say, figure by figure', async () => {
    const { database } = sandbox;
    const oid = await dealtList('figures');
    const placed = await database.select().from(orders).where(eq(orders.oid, oid));
    expect(placed).toHaveLength(4);
    for (const order of placed) {
      const { content, fileName } = (await noteOf(order.id)).json<File>();
      const { pages, title, language, isTagged } = await readPdf(content);
      const text = plain(pages.join(''));
      expect([fileName, title, language, isTagged, pages.length]).toEqual([
        `交易確認書 ${orderNumber(order.serial)}.pdf`,
        `交易確認書 ${orderNumber(order.serial)}`,
        'zh-Hant-TW',
        true,
        1,
      ]);
      const deals = await database
        .select()
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, ['priced', 'invested'])));
      expect(deals).toHaveLength(order.kind === 'switch' ? 2 : 1);
      for (const { units, price, amount } of deals) {
        expect(text).toContain(shown(units ?? '', 4));
        expect(text).toContain(shown(price ?? '', 2).split('.')[0]);
        expect(text).toContain(plain(money(order.currency, amount ?? '')));
      }
      const entries = await database.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id));
      const total = (account: string) =>
        entries.filter((entry) => entry.account === account).reduce((sum, { amount }) => sum.plus(amount), new Big(0));
      const paid = total('client').plus(total('clearing'));
      if (order.kind === 'switch') expect(text).toContain('轉申購不涉及款項收付');
      else {
        expect(text).toContain(plain(`手續費 ${money(order.currency, total('fees'))}`));
        const label = order.kind === 'buy' ? '您支付的款項' : '您收取的款項';
        expect(text).toContain(plain(`${label} ${money(order.currency, paid.abs())}`));
      }
    }
  });

  test('[ORDQ-10] a contract note has the same bytes whenever it is asked for, and other words in another language', async () => {
    const oid = await dealtList('bytes');
    const first = (await noteOf(`${oid}.1`)).body;
    const second = (await noteOf(`${oid}.1`)).body;
    expect(first).toBe(second);
    const hongKong = new Visitor(desk.server, 'TW', 'zh_HK');
    expect((await hongKong.logOn('LINCHI72', 'Maple6093Sky')).statusCode).toBe(200);
    const { pages, language } = await readPdf((await noteOf(`${oid}.1`, hongKong)).json<File>().content);
    expect([language, pages.join('').includes('成交單據')]).toEqual(['zh-Hant-HK', true]);
  });

  test('[ORDQ-10] a contract note of another client, of an order not dealt, and of none are refused alike', async () => {
    const waiting = await noteOf(`${await desk.submitted('not-dealt')}.1`);
    await desk.beginAnew();
    const oid = await dealtList('foreign');
    const other = await desk.signedIn(['HUANG500', 'Cloud2907Hill']);
    const answers = [await noteOf(`${oid}.1`, other), waiting, await noteOf('no-such-order')];
    for (const answer of answers) expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['STATEMENT_UNKNOWN']]);
  });

  test.each([
    ['a'.repeat(81), 'STATEMENT_UNKNOWN'],
    ['9'.repeat(900), 'STATEMENT_UNKNOWN'],
    ['9'.repeat(1_001), 'TOO_LONG'],
    ['%00', 'BAD_REQUEST'],
  ])('[ORDQ-10, R9] a contract note of a number that is none is refused calmly (%#)', async (orderId, code) => {
    const answer = await noteOf(orderId);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
  });

  test('[ORDQ-10] a contract note is kept by no cache, and nobody without a session has it', async () => {
    const oid = await dealtList('private');
    expect((await noteOf(`${oid}.1`)).headers['cache-control']).toBe('no-store');
    expect((await noteOf(`${oid}.1`, new Visitor(desk.server, 'TW'))).statusCode).toBe(401);
  });

  test('[ORDQ-12, ORDQ-13, CONST-20] a contract note is gone after its year', async () => {
    const oid = await dealtList('year');
    sandbox.clock.set('2027-03-04T12:00:00+08:00');
    await desk.signInAgain();
    expect((await noteOf(`${oid}.1`)).statusCode).toBe(200);
    sandbox.clock.set('2027-03-05T00:00:00+08:00');
    await desk.signInAgain();
    expect(codesOf(await noteOf(`${oid}.1`))).toEqual(['STATEMENT_UNKNOWN']);
  });
});

describe('a monthly statement', () => {
  test('[ORDQ-09, ORDQ-05, ORDQ-06] names beside each order the account that paid for it or was paid, masked, and none beside a switch', async () => {
    await dealtList('named');
    sandbox.clock.set('2026-04-02T09:00:00+08:00');
    await desk.signInAgain();
    const answer = await desk.visitor.call('GET', '/statement/eStatement?month=2026-03');
    const { pages } = await readPdf(answer.json<File>().content);
    const text = plain(pages.join(''));
    const own = (await sandbox.database.select().from(orders).where(eq(orders.clientId, 'TW-NO-CODE'))).filter(
      ({ serial }) => text.includes(orderNumber(serial)),
    );
    const count = (part: string) => text.split(plain(part)).length - 1;
    const ofKind = (kind: string) => own.filter((order) => order.kind === kind).length;
    expect([ofKind('buy') > 0, ofKind('redemption') > 0, ofKind('switch') > 0]).toEqual([true, true, true]);
    expect(count('扣款帳戶：青田銀行 88****20') + count('扣款帳戶：晨光商業銀行 01****90')).toBe(ofKind('buy'));
    expect(count('入帳帳戶：青田銀行 88****20')).toBe(ofKind('redemption'));
  });

  test('[ORDQ-09, ORDQ-14, CONST-20] a monthly statement is listed for each month of a year, and the next one says when it is ready', async () => {
    const answer = (await desk.visitor.call('GET', '/statement/eStatements')).json<{
      statements: readonly { month: string; availableUntil: string }[];
      next: object;
    }>();
    expect(answer.statements[0]).toEqual({ month: '2026-02', availableUntil: '2027-02-28' });
    expect(answer.statements.length).toBeLessThanOrEqual(12);
    expect(answer.next).toEqual({ month: '2026-03', readyOn: '2026-04-01' });
  });

  test.each([
    ['TW', 'LINCHI72', 'Maple6093Sky', 'TW-NO-CODE', 'TWD', '每月對帳單'],
    ['HK', 'chanmei88', '528314', 'HK-TYPICAL', 'HKD', 'Monthly statement'],
  ] as const)(
    '[ORDQ-09] a monthly statement in %s says what was held at the month’s end and moved in it, figure by figure',
    async (region, name, secret, clientId, currency, title) => {
      const { database } = sandbox;
      const visitor = new Visitor(await sandbox.server(region), region);
      expect((await visitor.logOn(name, secret)).statusCode).toBe(200);
      const month = '2026-02';
      const first = '2026-02-01';
      const last = '2026-02-28';
      const answer = await visitor.call('GET', `/statement/eStatement?month=${month}`);
      const { pages, isTagged } = await readPdf(answer.json<File>().content);
      const text = plain(pages.join(''));
      expect([isTagged, text.includes(plain(title))]).toEqual([true, true]);
      const own = inArray(
        movements.accountNumber,
        database.select({ number: accounts.number }).from(accounts).where(eq(accounts.clientId, clientId)),
      );
      const all = await database
        .select({ movement: movements, fund: funds })
        .from(movements)
        .innerJoin(funds, eq(funds.id, movements.fundId))
        .where(and(own, lte(movements.date, last)))
        .orderBy(asc(movements.id));
      const held = new Map<string, { name: string; code: string; units: Big }>();
      for (const { movement, fund } of all) {
        const place = [movement.accountNumber, fund.id, movement.paymentType].join(' ');
        const before = held.get(place)?.units ?? new Big(0);
        const signed = movement.kind === 'buy' ? movement.units : `-${movement.units}`;
        held.set(place, { name: fund.names[visitor.language] ?? '', code: fund.code, units: before.plus(signed) });
      }
      const holdings = [...held.values()].filter(({ units }) => units.gt(0));
      expect(holdings.length).toBeGreaterThan(1);
      for (const { name, code, units } of holdings)
        expect(text).toContain(plain(`${name} (${code}) ${shown(units, 4)}`));
      for (const { movement, fund } of all.filter(({ movement: { date } }) => date >= first))
        expect(text).toMatch(
          lineOf(shown(movement.units, 4), movement.kind === 'buy' ? money(fund.currency, movement.cost) : ''),
        );
      const paid = await database
        .select()
        .from(dividends)
        .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
        .where(and(eq(accounts.clientId, clientId), gte(dividends.date, first), lte(dividends.date, last)));
      for (const { dividends: row } of paid) expect(text).toContain(plain(money(row.currency, row.gross)));
      expect(text).toContain(currency);
    },
  );

  test('[ORDQ-09] says for how much units were sold by an order', async () => {
    const oid = await dealtList('sold');
    sandbox.clock.set('2026-04-01T09:00:00+08:00');
    await desk.signInAgain();
    const file = (await desk.visitor.call('GET', '/statement/eStatement?month=2026-03')).json<File>();
    const text = plain((await readPdf(file.content)).pages.join(''));
    const [deal] = await sandbox.database
      .select({ units: orderEvents.units, amount: orderEvents.amount, currency: orders.currency })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(and(eq(orders.oid, oid), eq(orders.kind, 'redemption'), eq(orderEvents.kind, 'priced')));
    if (!deal?.units || !deal.amount) throw new Error('nothing was sold');
    expect(text).toMatch(lineOf(shown(deal.units, 4), money(deal.currency, deal.amount)));
  });

  test('[ORDQ-09] counts the money of a switch that was half done when the month ended, and has it as one entry with both sides', async () => {
    const { database, clock } = sandbox;
    clock.set('2026-03-31T10:00:00+08:00');
    const isOpen = and(eq(funds.statusNormal, true), isNull(funds.subscribedUntil));
    const [from] = await database
      .select({ movement: movements, fund: funds })
      .from(movements)
      .innerJoin(funds, eq(funds.id, movements.fundId))
      .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
      .where(
        and(eq(accounts.clientId, 'TW-NO-CODE'), eq(movements.kind, 'buy'), eq(funds.availSwitchSell, true), isOpen),
      )
      .orderBy(funds.id);
    const [other] = await database
      .select()
      .from(funds)
      .where(and(eq(funds.region, 'TW'), eq(funds.currency, 'USD'), eq(funds.availBuy, true), isOpen))
      .orderBy(funds.id);
    if (!from || !other) throw new Error('the demonstration holds too little');
    const into = { fund: other };
    const id = await placeOrder(sandbox, {
      region: 'TW',
      accountNumber: from.movement.accountNumber,
      fundId: from.fund.id,
      paymentType: from.movement.paymentType,
      currency: from.movement.settlementCurrency,
      kind: 'switch',
      units: '20.0000',
      intoFundId: into.fund.id,
    });
    const statement = async (month: string, at: string) => {
      clock.set(at);
      await runDealing(sandbox.context('TW'));
      await desk.signInAgain();
      const file = (await desk.visitor.call('GET', `/statement/eStatement?month=${month}`)).json<File>();
      return plain((await readPdf(file.content)).pages.join(''));
    };
    const march = await statement('2026-03', '2026-04-01T09:00:00+08:00');
    const deals = () =>
      database
        .select()
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, id), inArray(orderEvents.kind, ['priced', 'invested'])));
    const [out, none] = await deals();
    if (!out?.amount || !out.units || none) throw new Error('the switch is not half done');
    const name = ({ fund }: Pick<typeof from, 'fund'>) => plain(`${fund.names.zh_TW ?? ''} (${fund.code})`);
    const amount = plain(money(from.movement.settlementCurrency, out.amount));
    expect(march).toContain(`${name(from)}已轉出，尚未轉入${name(into)}${amount}`);
    expect(march).toMatch(/2026\/03\/31轉申購轉出/);
    expect(march).toContain(`轉入${name(into)}截至2026/03/31尚未成交`);

    const april = await statement('2026-04', '2026-05-01T09:00:00+08:00');
    const [, invested] = await deals();
    if (!invested?.units || !invested.price) throw new Error('the switch was not invested');
    expect(april.split(`委託編號${await numberOf(database, id)}`)).toHaveLength(2);
    expect(april).toMatch(
      new RegExp(
        `轉出${escaped(name(from))}${escaped(shown(out.units, 4))}.*?轉入${escaped(name(into))}${escaped(shown(invested.units, 4))}`,
      ),
    );
  });

  test('[ORDQ-09] a monthly statement of a month not over, of none, and of one before the client are refused alike', async () => {
    for (const month of ['2026-03', '2026-13', '1999-01', '2025-02', 'x']) {
      const answer = await desk.visitor.call('GET', `/statement/eStatement?month=${month}`);
      expect([month, answer.statusCode, codesOf(answer)]).toEqual([month, 400, ['STATEMENT_UNKNOWN']]);
    }
  });
});
