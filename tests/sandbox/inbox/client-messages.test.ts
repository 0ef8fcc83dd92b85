import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clients } from '../../../sandbox/database/schema/clients';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { messageClient } from '../../../sandbox/sessions/message-client';
import { secretMark, sendMessage } from '../../../sandbox/sessions/outbox';
import { notifyOnAllChannels } from '../../../sandbox/sessions/notify-on-all-channels';
import { keptClients } from '../support/kept-clients';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const chan = { name: 'chanmei88', secret: '528314' };
const lin = { name: 'LINCHI72', secret: 'Maple6093Sky' };
const path = '/account/messages';
const toSomeone = { recipient: 'someone@example.com', channel: 'email' } as const;

let books: Awaited<ReturnType<typeof keptClients>>;
beforeAll(async () => {
  books = await keptClients(shared.sandbox.database);
});
beforeEach(async () => {
  await shared.sandbox.forget();
  await books.restore();
  await shared.sandbox.database.delete(outbox);
});

const signIn = async (region: 'HK' | 'TW', { name, secret }: typeof chan): Promise<Visitor> => {
  const visitor = new Visitor(shared.servers[region], region);
  await visitor.logOn(name, secret);
  return visitor;
};

const listOf = async (who: Visitor) =>
  (await who.call('GET', path)).json<{ subject: string; fundCode: string | null; text: string; id: string }[]>();

describe('the page of messages', () => {
  test('[ROUTE-18, ACCT-04] lists once what a client was told by text message and e-mail', async () => {
    const own = await signIn('TW', lin);
    const change = await own.call('POST', '/auth/authe/username', {
      body: { username: 'HARBOR4829', secret: lin.secret },
      headers: { 'idempotency-key': 'messages-username' },
    });
    expect(change.statusCode).toBe(200);
    const sent = await shared.sandbox.database.select().from(outbox);
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'mobile']);
    const list = await listOf(own);
    expect(list).toMatchObject([{ subject: 'security', fundCode: null, text: sent[0]?.text }]);
    expect(list[0]?.id).toMatch(/^[\da-f-]{36}$/);
  });

  test('[ROUTE-18, ACCT-04] lists what a client without an e-mail address was told by text message', async () => {
    const { database } = shared.sandbox;
    await database.update(clients).set({ email: '' }).where(eq(clients.id, 'TW-NO-CODE'));
    const order = { clientId: 'TW-NO-CODE', subject: 'order', sentAt: new Date('2026-03-04T10:00:00+08:00') } as const;
    await messageClient(database, { ...order, text: '您的委託已成交。' }, 'test');
    const [sent] = await database.select().from(outbox);
    expect([sent?.channel, sent?.recipient]).toEqual(['mobile', expect.stringMatching(/^\+?\d+/)]);
    expect(await listOf(await signIn('TW', lin))).toMatchObject([{ subject: 'order', text: '您的委託已成交。' }]);
  });

  test('[ROUTE-18, ACCT-04] lists what is told of to a client with neither e-mail address nor mobile number, and leaves it to no sender', async () => {
    const { database } = shared.sandbox;
    const own = await signIn('TW', lin);
    await database.update(clients).set({ email: '', mobile: '' }).where(eq(clients.id, 'TW-NO-CODE'));
    const sentAt = new Date('2026-03-04T10:00:00+08:00');
    const order = { clientId: 'TW-NO-CODE', subject: 'order', orderNumbers: ['618-033-991'], sentAt } as const;
    await messageClient(database, { ...order, text: '您的委託已成交。' }, 'test');
    const client = { id: 'TW-NO-CODE', email: '', mobile: '' };
    const now = new Date('2026-03-04T10:01:00+08:00');
    await notifyOnAllChannels(database, { client, text: '您的帳戶已凍結。', now, environment: 'test' });
    expect(await listOf(own)).toMatchObject([
      { subject: 'security', text: '您的帳戶已凍結。' },
      { subject: 'order', text: '您的委託已成交。', orderNos: ['618-033-991'] },
    ]);
    const rows = await database.select().from(outbox);
    expect(rows.map(({ channel, state, recipient }) => [channel, state, recipient])).toEqual([
      ['inbox', 'sent', ''],
      ['inbox', 'sent', ''],
    ]);
  });

  test('[ROUTE-18, AUTH-26] lists no message that bears a code or a PIN, whoever it was listed for', async () => {
    const listing = { clientId: 'TW-NO-CODE', subject: 'security' } as const;
    const secret = { kind: 'pin', value: '123456' } as const;
    await sendMessage(
      shared.sandbox.database,
      { ...toSomeone, sentAt: new Date(), text: `PIN ${secretMark}`, listing, secret },
      'test',
    );
    expect(await listOf(await signIn('TW', lin))).toEqual([]);
  });

  test('[ROUTE-18, ACCT-04] lists the newest message first, in whatever order they were written', async () => {
    const listing = { clientId: 'TW-NO-CODE', subject: 'order' } as const;
    for (const time of ['10:01', '10:03', '10:02'])
      await sendMessage(
        shared.sandbox.database,
        { ...toSomeone, sentAt: new Date(`2026-03-04T${time}:00+08:00`), text: `of ${time}`, listing },
        'test',
      );
    const list = await listOf(await signIn('TW', lin));
    expect(list.map(({ text }) => text)).toEqual(['of 10:03', 'of 10:02', 'of 10:01']);
  });

  test('[ROUTE-18, ACCT-04] lists the two hundred newest messages and no older one', async () => {
    const sentAt = (second: number) => new Date(Date.parse('2026-03-04T10:00:00+08:00') + second * 1_000);
    const message = { ...toSomeone, clientId: 'TW-NO-CODE', subject: 'order' } as const;
    await shared.sandbox.database
      .insert(outbox)
      .values(Array.from({ length: 201 }, (_, index) => ({ ...message, sentAt: sentAt(index), text: String(index) })));
    const list = await listOf(await signIn('TW', lin));
    expect(list.map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_, index) => String(200 - index)));
  });

  test('[R13, CRED-28, AUTH-26] a client sees no message of another client, and none that bears a code', async () => {
    const { database } = shared.sandbox;
    const sentAt = new Date('2026-03-04T02:00:00Z');
    const to = { ...toSomeone, sentAt } as const;
    for (const clientId of ['HK-TYPICAL', 'HK-EMPTY', 'TW-TYPICAL'])
      await sendMessage(
        database,
        { ...to, text: `of ${clientId}`, listing: { clientId, subject: 'price-alert', fundCode: 'HK0001' } },
        'test',
      );
    await sendMessage(database, { ...to, text: 'a {secret}', secret: { kind: 'code', value: '12345678' } }, 'test');
    expect(await listOf(await signIn('HK', chan))).toMatchObject([
      { subject: 'price-alert', fundCode: 'HK0001', text: 'of HK-TYPICAL' },
    ]);
  });

  test('[R14] a visitor is refused the page of messages', async () => {
    const answer = await new Visitor(shared.servers.HK, 'HK').call('GET', path);
    expect([answer.statusCode, codesOf(answer)]).toEqual([401, ['SESSION_EXPIRED']]);
  });
});
