import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { createLogger } from '../../../sandbox/context/logging/logger';
import { messageSecrets, outbox } from '../../../sandbox/database/schema/sessions';
import { deliverMessages } from '../../../sandbox/messages/deliver-messages';
import {
  hideExpiredCodes,
  removeOldMessages,
  startHidingExpiredCodes,
  renderMessage,
} from '../../../sandbox/sessions/outbox';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  taiwan = await sandbox.server('TW');
});
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.close());

const hidden = '您的登入驗證碼為 ********，15 分鐘內有效，僅能使用一次。請勿告訴任何人，包括本公司人員。';

test('[AUTH-28] a message shows its code until it is used', async () => {
  const visitor = await halfway();
  await send(visitor);
  const otp = (await codes())[0];
  expect(otp).toMatch(/^\d{8}$/);
  await visitor.call('POST', '/authentication/login/validateOtp', { body: { otp: otherThan(otp) } });
  expect(await codes()).toEqual([otp]);
  const answer = await visitor.call('POST', '/authentication/login/validateOtp', { body: { otp } });
  expect(answer.json()).toEqual({ verified: true });
  expect((await rows()).map(({ text }) => text)).toEqual([hidden]);
});

test('[R14, AUTH-28] a code is no part of its message’s words: it is kept apart, and only there', async () => {
  await send(await halfway());
  const [message] = await rows();
  expect(message?.secret).toMatch(/^\d{8}$/);
  expect(message?.words).toBe(
    '您的登入驗證碼為 {secret}，15 分鐘內有效，僅能使用一次。請勿告訴任何人，包括本公司人員。',
  );
  const shown = (await taiwan.inject('/sandbox/outbox.json')).json<{ text: string }[]>();
  expect(shown[0]?.text).toContain(message?.secret);
});

test('[AUTH-30] a message shows its code until a new one takes its place; another attempt’s stays', async () => {
  const one = await halfway();
  const other = await halfway();
  await send(one);
  await send(other);
  const before = await codes();
  await send(one);
  const after = await codes();
  expect([after[0], after[1]]).toEqual([undefined, before[1]]);
  expect(after[2]).toMatch(/^\d{8}$/);
});

test('[AUTH-29, CRED-29] a message shows its code for the 15 minutes in which it is good', async () => {
  await send(await halfway());
  sandbox.clock.advance(15 * minute);
  await hideExpiredCodes(sandbox.database, sandbox.clock.now());
  expect((await codes())[0]).toMatch(/^\d{8}$/);
  sandbox.clock.advance(1);
  const { first, stop } = startHidingExpiredCodes(sandbox.database, sandbox.clock, createLogger('silent'));
  await first;
  await stop();
  expect((await rows()).map(({ text, recipient }) => [text, recipient])).toEqual([[hidden, '0900001678']]);
});

test('[AUTH-26] neither a code nor a whole number or address is kept in production of a message without a sender', async () => {
  const server = await sandbox.server('TW', { environment: 'production' });
  const visitor = await halfway(server);
  for (const channel of ['mobile', 'email'])
    expect((await visitor.call('POST', `/authentication/login/sendOtp/${channel}`)).statusCode).toBe(200);
  const { database, clock } = sandbox;
  await deliverMessages({ database, clock, senders: {}, logger: createLogger('silent') });
  expect((await rows()).map(({ text, recipient, state }) => [text, recipient, state])).toEqual([
    [hidden, '09****678', 'expired'],
    [hidden, 'w***@example.test', 'expired'],
  ]);
  expect(await database.select().from(messageSecrets)).toEqual([]);
});

test('[R14] a message is removed after 30 days', async () => {
  await send(await halfway());
  sandbox.clock.advance(30 * 24 * 60 * minute);
  await removeOldMessages(sandbox.database, sandbox.clock.now());
  expect(await rows()).toHaveLength(1);
  sandbox.clock.advance(1);
  await removeOldMessages(sandbox.database, sandbox.clock.now());
  expect(await rows()).toEqual([]);
});

/** A client who gave the password and owes a code. */
async function halfway(server = taiwan): Promise<Visitor> {
  const visitor = new Visitor(server, 'TW');
  await visitor.logOn('WANG8888', 'Sunny4102Tea');
  return visitor;
}

const send = (visitor: Visitor) => visitor.call('POST', '/authentication/login/sendOtp/mobile');

const rows = async () => {
  const { database } = sandbox;
  const found = await database
    .select()
    .from(outbox)
    .leftJoin(messageSecrets, eq(messageSecrets.messageId, outbox.id))
    .orderBy(asc(outbox.id));
  return found.map(({ outbox: message, message_secrets: kept }) => ({
    ...message,
    words: message.text,
    text: renderMessage(message, kept?.secret),
    secret: kept?.secret,
  }));
};

/** The code in each message, the oldest first; undefined where there is none any more. */
const codes = async () => (await rows()).map(({ secret }) => secret);

const otherThan = (code: string | undefined): string => (code === '00000000' ? '00000001' : '00000000');
