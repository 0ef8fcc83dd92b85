import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderNotesVersion } from '../../../config/order-notes-version';
import { noteKinds } from '../../../domain/trading/notes/required-notes';
import { chainEvents, type HashChain } from '../../../domain/trading/records/hash-chain';
import type { Database } from '../../../sandbox/database/database';
import { cashAccounts, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { coolingOffs } from '../../../sandbox/database/schema/cooling-offs';
import { orderEvents, orderEvidence, orders } from '../../../sandbox/database/schema/orders';
import { pointMovements, rewardPoints } from '../../../sandbox/database/schema/rewards';
import { sessions } from '../../../sandbox/database/schema/sessions';
import { findOrderRecord } from '../../../sandbox/orders/books/find-order';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { removeExpired } from '../../../sandbox/retention/remove-expired';
import { removeOldMessages } from '../../../sandbox/sessions/outbox';
import { renewSession } from '../../../sandbox/sessions/session-store';
import { dossierText } from '../../../sandbox/orders/dossier/dossier-text';
import { hashOf } from '../../../sandbox/evidence/hash-of';
import { orderDossier } from '../../../sandbox/orders/dossier/order-dossier';
import { recordsOf, verifyDossier } from '../../../sandbox/orders/dossier/verify-dossier';
import { type DeskVisit, lin } from '../support/desk-visit';
import { codesOf } from '../support/visitor';
import { numberOf } from '../support/number-of';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const shown = { code: 'product-risk', title: '商品風險預告書', text: '基金投資有風險。' };

/** The texts that the list needs. */
const acceptedTexts = {
  version: orderNotesVersion,
  texts: [
    shown,
    { code: 'fee-and-return', title: '費用', text: '分銷商或會收取\n基金管理費的一部分。' },
    { code: 'rr5', title: '最高風險', text: '本人確認。' },
  ],
};

/** Sends a list whose texts were accepted, and deals it; answers its number. */
async function dealtList(name: string): Promise<string> {
  const oid = await desk.newList(name);
  const body = await desk.bodyOf(oid);
  // A list is made a little ahead of the clock.
  sandbox.clock.advance(60_000);
  await desk.sign(oid);
  const answer = await desk.submit(oid, { ...body, acceptedTexts });
  expect(answer.statusCode).toBe(200);
  sandbox.clock.set('2026-03-20T09:00:00+08:00');
  await runDealing(sandbox);
  return oid;
}

async function dossierOf(orderId: string, database: Database = sandbox.database): Promise<HashChain> {
  const found = await findOrderRecord(database, orderId);
  if (!found.ok) throw new Error(found.error);
  return orderDossier(database, found.value, sandbox.clock.now());
}

/** Does something in a transaction that is taken back; answers what it answered. */
async function undone<T>(database: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  const takenBack = new Error('taken back');
  await database
    .transaction(async (transaction) => {
      answers.push(await work(transaction));
      throw takenBack;
    })
    .catch((reason: unknown) => {
      if (reason !== takenBack) throw reason;
    });
  const [answer] = answers;
  if (answer === undefined) throw takenBack;
  return answer;
}

/** The forms of the figures that are stated of a purchase. */
const statedForms = [
  ['quantity', /^\d/],
  ['price', /^\d+\.?\d*$/],
  ['priceDate', /^2026-/],
  ['fundCurrency', /^[A-Z]{3}$/],
  ['exchangeRate', /^\d+\.\d{6}$/],
  ['estimatedUnits', /^\d+\.\d{4}$/],
  ['fee', /^\d/],
  ['feePercent', /^\d/],
  ['fundRisk', /^./],
  ['clientRisk', /^./],
  ['cutOffAt', /^2026-03-04T/],
] as const;

const contentOf = ({ links }: HashChain, kind: string) => links.find((link) => link.kind === kind)?.content;

describe('the dossier of an order', () => {
  test('[ORDQ-06, TRADE-24, TRADE-65] says what was shown and accepted, by which secret and session, and each event with its price, money, units and message', async () => {
    const { database } = sandbox;
    const oid = await dealtList('told');
    const chain = await dossierOf(`${oid}.1`);
    expect(chain.links.map(({ kind }) => kind)).toEqual([
      'list-made',
      'list-consented',
      'list-sent',
      'received',
      'message',
      'accepted',
      'priced',
      'settled',
    ]);
    const sha256 = createHash('sha256').update(shown.text).digest('hex');
    const sent = contentOf(chain, 'list-sent');
    expect(sent).toHaveProperty('sessionMark.length', 8);
    expect(sent).toHaveProperty('deviceMark.length', 8);
    expect(sent).toMatchObject({
      language: 'zh_TW',
      secret: 'trading-password',
      signedInBy: 'secret',
      textsVersion: orderNotesVersion,
      texts: [{ ...shown, sha256 }, { code: 'fee-and-return' }, { code: 'rr5' }],
    });
    const [evidence] = await database.select().from(orderEvidence).where(eq(orderEvidence.oid, oid));
    const stated = evidence?.stated?.find((order) => order.orderId === `${oid}.1`);
    expect(sent).toHaveProperty(['stated', 0, 'orderId']);
    for (const [figure, form] of statedForms) expect(stated?.[figure], figure).toMatch(form);
    expect([stated?.estimatedValue, stated?.intoFundRisk, stated?.feeWaived]).toEqual([null, null, null]);
    expect(chain.head).toMatchObject({ books: { altered: [], unsealed: [] } });
    expect(contentOf(chain, 'received')).toMatchObject({ by: 'client', money: [], units: [] });
    const priced = contentOf(chain, 'priced');
    expect(priced).toMatchObject({ by: 'desk' });
    expect(priced).toHaveProperty('published.price');
    expect(priced).toHaveProperty(['units', 0, 'units']);
    expect(contentOf(chain, 'accepted')).toHaveProperty(['money', 1, 'amount']);
    const number = await numberOf(database, `${oid}.1`);
    expect(JSON.stringify(contentOf(chain, 'message'))).toContain(number);
    expect(chain.head).toMatchObject({ order: { number } });
    expect(chain.head).toHaveProperty('order.clientId');
    const text = dossierText(chain);
    for (const said of [`number: ${number}`, 'secret: trading-password', shown.text, `seal: ${chain.seal}`])
      expect(text).toContain(said);
  });

  test('[ORDQ-06] both funds of a switch have their price in the dossier, and what the desk did has no session', async () => {
    const oid = await dealtList('switched');
    const chain = await dossierOf(`${oid}.4`);
    expect(contentOf(chain, 'priced')).toHaveProperty('published');
    expect(contentOf(chain, 'invested')).toHaveProperty('published');
    expect(contentOf(chain, 'invested')).toMatchObject({ by: 'desk', sessionMark: null });
  });

  test('[ORDQ-06, SESS-01] the session of an order bears the same mark before and after it is renewed', async () => {
    const { database, clock } = sandbox;
    const before = await desk.submitted('before');
    const [session] = await database.select().from(sessions);
    const renewed = session && (await renewSession(database, session, clock.now()));
    const [name = ''] = (desk.visitor.cookie ?? '').split('=');
    desk.visitor.cookie = `${name}=${renewed?.cookie ?? ''}`;
    desk.visitor.token = renewed?.token;
    const after = await desk.submitted('after');
    const sent = await database
      .select({ mark: orderEvidence.sessionMark })
      .from(orderEvidence)
      .where(inArray(orderEvidence.oid, [before, after]));
    const received = await database
      .select({ mark: orderEvents.sessionMark })
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, [`${before}.1`, `${after}.1`]));
    const mark = session?.id.slice(0, 8);
    expect([...sent, ...received]).toEqual(Array.from({ length: 4 }, () => ({ mark })));
  });

  test('[TRADE-65, ORDQ-05, API-79] what a client is told of units that leave a fund is what the server states of them', async () => {
    const oid = await dealtList('alike');
    const [evidence] = await sandbox.database.select().from(orderEvidence).where(eq(orderEvidence.oid, oid));
    const stated = (evidence?.stated ?? []).filter(({ estimatedValue }) => estimatedValue !== null);
    expect(stated.length).toBeGreaterThan(1);
    const figuresOf = (id: string) => evidence?.promised?.find(({ orderId }) => orderId === id)?.figures;
    expect(stated.map(({ orderId }) => figuresOf(orderId)?.estimate)).toEqual(
      stated.map(({ estimatedValue }) => estimatedValue),
    );
    expect(stated.map(({ orderId }) => String(figuresOf(orderId)?.riskRating))).toEqual(
      stated.map(({ fundRisk }) => fundRisk?.replace(/\D/g, '')),
    );
  });

  test('[ORDQ-06, ORDQ-15] the message to a client is in the dossier still after 40 days, when the client’s page of messages lists it no more', async () => {
    const { database, clock } = sandbox;
    const oid = await dealtList('late');
    const number = await numberOf(database, `${oid}.1`);
    clock.set('2026-04-13T10:00:00+08:00');
    await removeOldMessages(database, clock.now());
    await removeExpired(database, clock);
    expect(JSON.stringify(contentOf(await dossierOf(`${oid}.1`), 'message'))).toContain(number);
    await desk.signInAgain();
    expect((await desk.visitor.call('GET', '/account/messages')).body).not.toContain(number);
  });

  test('[ORDQ-06, TRADE-109, EPNT-06] an order’s wait, the points it took and the money of its Cash Account are in its dossier', async () => {
    const oid = await dealtList('beside');
    const orderId = `${oid}.1`;
    const at = new Date('2026-03-04T02:00:00Z');
    const expiresOn = '2026-12-31';
    const wait = {
      reasons: ['new-device'],
      heldUntil: new Date('2026-03-05T02:00:00Z'),
      sessionMark: 'a1b2c3d4',
    } as const;
    const cash = { sid: 'of-the-test', type: 'lumpsum_subscription', sign: -1, amount: '50' } as const;
    // Nothing of it stays: no client of Taiwan has all three.
    const told = await undone(sandbox.database, async (database) => {
      const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
      const [account] = await database.select().from(cashAccounts).limit(1);
      const { clientId = '' } = order ?? {};
      await database.insert(coolingOffs).values({ subject: orderId, clientId, at, ...wait });
      await database.insert(rewardPoints).values({ clientId, expiresOn, points: 100 }).onConflictDoNothing();
      await database.insert(pointMovements).values({ orderId, kind: 'taken', clientId, expiresOn, points: -50, at });
      await database.insert(cashTransactions).values({
        ...cash,
        orderId,
        cashAccountSid: account?.sid ?? '',
        status: 'accepted',
        paymentStatus: 'accepted',
        at,
      });
      return dossierOf(orderId, database);
    });
    expect(contentOf(told, 'cooling-off')).toEqual({ ...wait, heldUntil: wait.heldUntil.toISOString() });
    expect(contentOf(told, 'points-taken')).toEqual({ points: -50, expiresOn });
    expect(contentOf(told, 'cash-account')).toMatchObject(cash);
  });

  test('[ORDQ-06, TRADE-14] a cancellation says by which secret, which login and which device it was proved', async () => {
    const oid = await desk.newList('proved');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    expect((await desk.submit(oid, { ...body, acceptedTexts })).statusCode).toBe(200);
    const cancelled = await desk.visitor.call('POST', '/orders/cancel', {
      body: { orderId: `${oid}.1`, vpin: lin[2] },
      headers: { 'idempotency-key': `cancel-order:${oid}.1` },
    });
    expect(cancelled.statusCode).toBe(200);
    const event = contentOf(await dossierOf(`${oid}.1`), 'cancelled');
    expect(event).toMatchObject({
      by: 'client',
      proof: { secret: 'trading-password', signedInBy: 'secret', stepUpProvider: null },
    });
    expect(event).toHaveProperty('proof.deviceMark.length', 8);
  });

  test.each([
    ['an event', 'order_events', "set price = 99 where order_id = '{id}' and kind = 'priced'", ['2 priced']],
    ['the order itself', 'orders', "set line = 99 where id = '{id}'", ['0 received']],
    ['what was shown', 'order_evidence', "set language = 'en_US' where oid = '{oid}'", ['list-sent']],
    ['an event’s seal', 'order_events', "set seal = null where order_id = '{id}' and sequence = 1", ['2 priced']],
    ['the seal that is kept beside', 'order_seals', "set seal = 'another' where order_id = '{id}'", ['3 settled']],
  ])('[ORDQ-06, R24] the dossier names what was changed past the triggers: %s', async (_, table, change, altered) => {
    const oid = await dealtList('altered');
    const id = `${oid}.1`;
    const chain = await undone(sandbox.database, async (database) => {
      await database.execute(`alter table ${table} disable trigger user`);
      await database.execute(`update ${table} ${change.replace('{id}', id).replace('{oid}', oid)}`);
      return dossierOf(id, database);
    });
    expect(chain.head).toMatchObject({ books: { altered } });
    expect(verifyDossier(JSON.stringify(chain))).toEqual({
      isWhole: false,
      text: `The books were altered before this was written: ${altered.join(', ')}`,
    });
  });

  test.each([
    ['an event in the middle', ['order_movements', 'ledger_entries', 'order_events'], 'sequence = 2', ['2 missing']],
    ['the last event', ['ledger_entries', 'order_events'], 'sequence = 3', ['3 missing']],
    ['the evidence of the list', ['order_evidence'], '', ['list-sent missing']],
    ['the seals that are kept beside', ['order_seals'], '', ['0 received', '1 accepted', '2 priced', '3 settled']],
  ])('[ORDQ-06, R24] the dossier names what was taken away: %s', async (_, tables, which, named) => {
    const oid = await dealtList('taken');
    const id = `${oid}.1`;
    const chain = await undone(sandbox.database, async (database) => {
      for (const table of tables) {
        const own = table === 'order_evidence' ? `oid = '${oid}'` : `order_id = '${id}'`;
        await database.execute(`alter table ${table} disable trigger user`);
        await database.execute(`delete from ${table} where ${[own, which].filter(Boolean).join(' and ')}`);
      }
      return dossierOf(id, database);
    });
    const { altered } = recordsOf(chain.head);
    expect(altered).toEqual(expect.arrayContaining(named));
    expect(verifyDossier(JSON.stringify(chain))).toEqual({
      isWhole: false,
      text: `The books were altered before this was written: ${altered.join(', ')}`,
    });
  });

  test.each([
    ['all of them', 'sequence >= 0', '0 received, 1 accepted, 2 priced, 3 settled'],
    // As an older server writes it beside this one.
    ['the last one', 'sequence = 3', '3 settled'],
  ])('[ORDQ-06, R28] a dossier says which events have no seal, and is whole: %s', async (_, which, named) => {
    const oid = await dealtList('unsealed');
    const id = `${oid}.1`;
    const chain = await undone(sandbox.database, async (database) => {
      await database.execute('alter table order_events disable trigger user');
      await database.execute('alter table order_seals disable trigger user');
      await database.execute(`update order_events set seal = null where order_id = '${id}' and ${which}`);
      await database.execute(`delete from order_seals where order_id = '${id}'`);
      await database.execute(
        `insert into order_seals select order_id, sequence, seal from order_events
          where order_id = '${id}' and seal is not null order by sequence desc limit 1`,
      );
      // Of a list that such a server received, nothing is sealed.
      await database.execute('alter table order_evidence disable trigger user');
      if (which === 'sequence >= 0')
        await database.execute(`update order_evidence set seal = null where oid = '${oid}'`);
      return dossierOf(id, database);
    });
    const { isWhole, text } = verifyDossier(JSON.stringify(chain));
    expect([isWhole, text]).toEqual([
      true,
      expect.stringMatching(new RegExp(`Recorded without a seal: .*${named}\\.$`)),
    ]);
  });

  test('[ORDQ-06, R28] an event after one that an older server wrote without a seal is bound to the seal before that', async () => {
    const oid = await desk.newList('between');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    expect((await desk.submit(oid, { ...body, acceptedTexts })).statusCode).toBe(200);
    const id = `${oid}.1`;
    const { database } = sandbox;
    // After the cut-off, before its price is there.
    sandbox.clock.set('2026-03-04T18:00:00+08:00');
    await runDealing(sandbox);
    await database.execute('alter table order_events disable trigger order_events_are_kept');
    await database.execute(`update order_events set seal = null where order_id = '${id}' and sequence = 1`);
    await database.execute('alter table order_events enable trigger order_events_are_kept');
    await database.execute(
      `update order_seals set sequence = 0, seal = (select seal from order_events where order_id = '${id}' and sequence = 0)
        where order_id = '${id}'`,
    );
    sandbox.clock.set('2026-03-20T09:00:00+08:00');
    await runDealing(sandbox);
    expect(recordsOf((await dossierOf(id)).head)).toEqual({ altered: [], unsealed: ['1 accepted'] });
  });

  test('[ORDQ-06] law: a text of a client never begins a line of its own', () => {
    const breaks = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f');
    const forged = '2. settled, 4 March 2026 (2026-03-04T02:00:00.000Z)';
    fc.assert(
      fc.property(fc.array(breaks, { minLength: 1, maxLength: 4 }), fc.array(fc.string()), (ends, words) => {
        const text = ['read', ...words, forged].join(ends.join(''));
        const at = '2026-03-04T02:00:00.000Z';
        const told = dossierText(
          chainEvents(
            { of: 'an order' },
            [{ at, kind: 'list-sent', content: { texts: [{ text }], of: [text] } }],
            hashOf,
          ),
        );
        const lines = told.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
        expect(lines.filter((line) => /^ *\d+\. /.test(line))).toHaveLength(1);
        expect(lines.filter((line) => line.endsWith(forged)).every((line) => /^ +\| /.test(line))).toBe(true);
      }),
    );
  });

  test('[ORDQ-06] law: is whole as it was written, and any change of any event is found', async () => {
    const oid = await dealtList('verified');
    const chain = await dossierOf(`${oid}.1`);
    const written = JSON.stringify(chain, null, 2);
    const verified = verifyDossier(written);
    expect(verified.isWhole).toBe(true);
    expect(verified.text).toContain(`${String(chain.links.length)} events, seal ${chain.seal}`);
    const places = placesIn(JSON.parse(written), []);
    expect(places.length).toBeGreaterThan(120);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom('changed', 'added', 'removed'), (place, how) => {
        const changed = JSON.stringify(changedAt(JSON.parse(written), place, how));
        expect(verifyDossier(changed).isWhole).toBe(false);
      }),
    );
    const [, second] = chain.links;
    const without = { ...chain, links: chain.links.toSpliced(1, 1) };
    expect(verifyDossier(JSON.stringify(without)).text).toBe(
      `Broken at event 2 of ${String(chain.links.length - 1)}: ${chain.links[2]?.kind ?? ''}, ${chain.links[2]?.at ?? ''}`,
    );
    expect(second?.kind).toBe('list-consented');
    const cut = { ...chain, links: chain.links.slice(0, -1) };
    expect(verifyDossier(JSON.stringify(cut)).text).toBe('Broken: the seal isn’t that of the last event');
    expect([verifyDossier('{'), verifyDossier('{}')].map(({ text }) => text)).toEqual(
      Array.from({ length: 2 }, () => 'This is no dossier'),
    );
  });

  test('[TRADE-24, TRADE-65, R10] a text that names every fund of a list is received whole, one of no end is refused', async () => {
    const oid = await desk.newList('long');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    const send = (texts: readonly string[], rest = {}) =>
      desk.submit(oid, {
        ...body,
        ...rest,
        acceptedTexts: {
          version: orderNotesVersion,
          texts: texts.map((text, place) => ({ ...shown, code: noteKinds[place] ?? String(place), text })),
        },
      });
    const tooLong = await send(['風'.repeat(16_001)]);
    expect([tooLong.statusCode, codesOf(tooLong)]).toEqual([400, ['TOO_LONG']]);
    const tooMuch = await send(Array.from({ length: 9 }, () => '風'.repeat(8_000)));
    expect([tooMuch.statusCode, codesOf(tooMuch)]).toEqual([400, ['ORDER_LIST_INVALID']]);
    const tooLarge = await send(Array.from({ length: 20 }, () => '風'.repeat(8_000)));
    expect([tooLarge.statusCode, codesOf(tooLarge)]).toEqual([413, ['TOO_LARGE']]);
    const elsewhere = await send([], { lineManager: 'x'.repeat(1_001) });
    expect([elsewhere.statusCode, codesOf(elsewhere)]).toEqual([400, ['ORDER_LIST_INVALID']]);
    const long = ['Applies to: a fund; '.repeat(250), '風'.repeat(16_000), '最高風險'];
    expect((await send(long)).statusCode).toBe(200);
    const [evidence] = await sandbox.database.select().from(orderEvidence).where(eq(orderEvidence.oid, oid));
    expect(evidence?.texts.map(({ text }) => text)).toEqual(long);
  });

  const { texts } = acceptedTexts;
  const agreed = { code: 'ALLOTMENT_FUND_NOTES', title: '基金申購注意事項', text: '本人已取得公開說明書。' };

  test.each([
    ['ORDER_TERMS_CHANGED', 'of another version', { ...acceptedTexts, version: '2' }],
    ['ORDER_ACKNOWLEDGEMENT_MISSING', 'none at all', { ...acceptedTexts, texts: [] }],
    ['ORDER_ACKNOWLEDGEMENT_MISSING', 'one missing', { ...acceptedTexts, texts: texts.slice(0, -1) }],
    ['ORDER_LIST_INVALID', 'one twice', { ...acceptedTexts, texts: [...texts, shown] }],
    [
      'ORDER_LIST_INVALID',
      'one that nobody knows',
      { ...acceptedTexts, texts: [...texts, { ...shown, code: 'mine' }] },
    ],
    ['ORDER_LIST_INVALID', 'one that says nothing', { ...acceptedTexts, texts: [{ ...shown, text: ' \n' }] }],
  ])('[TRADE-24, TRADE-65] a list is refused as %s with texts %s', async (code, _, accepted) => {
    const oid = await desk.newList('refused');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    const answer = await desk.submit(oid, { ...body, acceptedTexts: accepted });
    expect([answer.statusCode, codesOf(answer), await desk.countOf(oid)]).toEqual([400, [code], 0]);
  });

  test('[TRADE-55..57, TRADE-65] a list that agrees to the notes of a fund is refused without their text, and received with it', async () => {
    const oid = await desk.newList('agreed');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    const agreements = [{ categoryCode: agreed.code, approved: 'Y' }];
    const allotmentList = body.allotmentList.map((line) => ({ ...line, agreements }));
    const send = (accepted: object) => desk.submit(oid, { ...body, allotmentList, acceptedTexts: accepted });
    expect(codesOf(await send(acceptedTexts))).toEqual(['ORDER_ACKNOWLEDGEMENT_MISSING']);
    expect((await send({ ...acceptedTexts, texts: [...texts, agreed] })).statusCode).toBe(200);
  });

  test('[TRADE-94, API-90] the texts a client accepted make no other submission, and what was kept of them stays', async () => {
    const { database } = sandbox;
    const oid = await desk.newList('again');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    const first = await desk.submit(oid, { ...body, acceptedTexts });
    const again = await desk.submit(oid, { ...body, acceptedTexts: { ...acceptedTexts, texts: [] } });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const [evidence] = await database.select().from(orderEvidence).where(eq(orderEvidence.oid, oid));
    expect(evidence?.texts).toHaveLength(3);
    await expect(database.delete(orderEvidence).execute()).rejects.toThrow();
  });
});

type Place = readonly (string | number)[];

/** Returns where everything stands in a value of JSON, and the value itself. */
function placesIn(value: unknown, at: Place): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, one]) => placesIn(one, [...at, name]))];
}

/** Returns a value in which what stands at a place is another, is gone, or has something beside it. */
function changedAt(value: unknown, [name, ...rest]: Place, how: string): unknown {
  if (name === undefined) return how === 'added' && isNamed(value) ? { ...value, beside: 0 } : another(value);
  if (Array.isArray(value)) {
    const place = Number(name);
    if (rest.length === 0 && how === 'removed') return value.toSpliced(place, 1);
    return value.with(place, changedAt(value[place], rest, how));
  }
  if (!isNamed(value)) return value;
  const others = Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  if (rest.length === 0 && how === 'removed') return others;
  return { ...value, [name]: changedAt(value[name], rest, how) };
}

/** Returns another value, of the same kind where it has one. */
function another(value: unknown): unknown {
  if (typeof value === 'string') return `${value}0`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : [value, 0];
}

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
