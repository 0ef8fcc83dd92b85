import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { sendMessage } from '../../../sandbox/sessions/outbox';
import { keptClients } from '../support/kept-clients';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const chan = { name: 'chanmei88', secret: '528314' };
const lin = { name: 'LINCHI72', secret: 'Maple6093Sky' };
const path = '/account/messages';

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
  test('[ROUTE-18, ACCT-04] lists once what a client was told by text message and e-mail, the newest first', async () => {
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

  test('[R13, CRED-28, AUTH-26] has no message of another client, and none that bears a code', async () => {
    const { database } = shared.sandbox;
    const sentAt = new Date('2026-03-04T02:00:00Z');
    const to = { recipient: 'someone@example.com', channel: 'email', sentAt } as const;
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

  test('[R14] is refused to a visitor', async () => {
    const answer = await new Visitor(shared.servers.HK, 'HK').call('GET', path);
    expect([answer.statusCode, codesOf(answer)]).toEqual([401, ['SESSION_EXPIRED']]);
  });
});
