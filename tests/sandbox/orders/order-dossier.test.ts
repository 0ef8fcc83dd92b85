import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HashChain } from '../../../domain/trading/records/hash-chain';
import { orderEvidence } from '../../../sandbox/database/schema/orders';
import { findOrder } from '../../../sandbox/orders/books/find-order';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { dossierText } from '../../../sandbox/orders/dossier/dossier-text';
import { orderDossier } from '../../../sandbox/orders/dossier/order-dossier';
import { verifyDossier } from '../../../sandbox/orders/dossier/verify-dossier';
import type { DeskVisit } from '../support/desk-visit';
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

/** Sends a list whose texts were accepted, and deals it; answers its number. */
async function dealtList(name: string): Promise<string> {
  const oid = await desk.newList(name);
  const body = await desk.bodyOf(oid);
  // A list is made a little ahead of the clock.
  sandbox.clock.advance(60_000);
  await desk.sign(oid);
  const answer = await desk.submit(oid, { ...body, acceptedTexts: { version: '3', texts: [shown] } });
  expect(answer.statusCode).toBe(200);
  sandbox.clock.set('2026-03-20T09:00:00+08:00');
  await runDealing(sandbox);
  return oid;
}

async function dossierOf(orderId: string): Promise<HashChain> {
  const found = await findOrder(sandbox.database, orderId);
  if (!found.ok) throw new Error(found.error);
  return orderDossier(sandbox.database, found.value, sandbox.clock.now());
}

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
      textsVersion: '3',
      texts: [{ ...shown, sha256 }],
    });
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

  test('[ORDQ-06] has the price of both funds of a switch, and no session of what the desk did', async () => {
    const oid = await dealtList('switched');
    const chain = await dossierOf(`${oid}.4`);
    expect(contentOf(chain, 'priced')).toHaveProperty('published');
    expect(contentOf(chain, 'invested')).toHaveProperty('published');
    expect(contentOf(chain, 'invested')).toMatchObject({ by: 'desk', sessionMark: null });
  });

  test('[ORDQ-06] law: is whole as it was written, and any change of any event is found', async () => {
    const oid = await dealtList('verified');
    const chain = await dossierOf(`${oid}.1`);
    const written = JSON.stringify(chain, null, 2);
    const verified = verifyDossier(written);
    expect(verified.isWhole).toBe(true);
    expect(verified.text).toContain(`${String(chain.links.length)} events, seal ${chain.seal}`);
    const values = [...written.matchAll(/: "((?:[^"\\]|\\.)+)"/g)];
    expect(values.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(fc.nat({ max: values.length - 1 }), (place) => {
        const [found = '', value = ''] = values[place] ?? [];
        const at = values[place]?.index ?? 0;
        const changed = `${written.slice(0, at)}${found.replace(value, () => `${value}0`)}${written.slice(at + found.length)}`;
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
    const send = (texts: readonly string[]) =>
      desk.submit(oid, {
        ...body,
        acceptedTexts: { version: '3', texts: texts.map((text) => ({ ...shown, text })) },
      });
    const tooLong = await send(['風'.repeat(16_001)]);
    expect([tooLong.statusCode, codesOf(tooLong)]).toEqual([400, ['TOO_LONG']]);
    const tooMuch = await send(Array.from({ length: 9 }, () => '風'.repeat(8_000)));
    expect([tooMuch.statusCode, codesOf(tooMuch)]).toEqual([400, ['ORDER_LIST_INVALID']]);
    const tooLarge = await send(Array.from({ length: 20 }, () => '風'.repeat(8_000)));
    expect([tooLarge.statusCode, codesOf(tooLarge)]).toEqual([413, ['TOO_LARGE']]);
    const elsewhere = await desk.submit(oid, { ...body, lineManager: 'x'.repeat(1_001) });
    expect([elsewhere.statusCode, codesOf(elsewhere)]).toEqual([400, ['ORDER_LIST_INVALID']]);
    const long = ['Applies to: a fund; '.repeat(250), '風'.repeat(16_000)];
    expect((await send(long)).statusCode).toBe(200);
    const [evidence] = await sandbox.database.select().from(orderEvidence).where(eq(orderEvidence.oid, oid));
    expect(evidence?.texts.map(({ text }) => text)).toEqual(long);
  });

  test('[TRADE-94, API-90] the texts a client accepted make no other submission, and what was kept of them stays', async () => {
    const { database } = sandbox;
    const oid = await desk.newList('again');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    const first = await desk.submit(oid, { ...body, acceptedTexts: { version: '3', texts: [shown] } });
    const again = await desk.submit(oid, { ...body, acceptedTexts: { version: '3', texts: [] } });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const [evidence] = await database.select().from(orderEvidence).where(eq(orderEvidence.oid, oid));
    expect(evidence?.texts).toHaveLength(1);
    await expect(database.delete(orderEvidence).execute()).rejects.toThrow();
  });
});
