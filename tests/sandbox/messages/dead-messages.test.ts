import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MessageSubject } from '../../../domain/notices/client-message';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import { readNumbers } from '../../../sandbox/commands/dead-messages';
import { applyContactChanges } from '../../../sandbox/contacts/end-contact-changes';
import { notifyOfContactChange } from '../../../sandbox/contacts/notify-of-contact-change';
import { type ClientRow, clients } from '../../../sandbox/database/schema/clients';
import { contactChanges } from '../../../sandbox/database/schema/contact-changes';
import { coolingOffs } from '../../../sandbox/database/schema/cooling-offs';
import { orders } from '../../../sandbox/database/schema/orders';
import { messageSecrets, outbox } from '../../../sandbox/database/schema/sessions';
import { deadMessages, sendAgain } from '../../../sandbox/messages/dead-messages';
import { deliverMessages } from '../../../sandbox/messages/deliver-messages';
import { type Delivery, MessageSender, type OutgoingMessage } from '../../../sandbox/messages/message-sender';
import { measureBusiness } from '../../../sandbox/server/business-metrics';
import { secretMark, sendMessage } from '../../../sandbox/sessions/outbox';
import { minute } from '../support/settable-clock';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();
const clientId = 'HK-TYPICAL';
const day = 24 * 60 * minute;
const logged: (readonly [object, string])[] = [];
const log = (about: object, text = ''): void => void logged.push([about, text]);
const logger = { error: log, warn: log };
let before = { email: '', mobile: '' };

beforeEach(async () => {
  await shared.sandbox.forget();
  const { email, mobile } = await clientNow();
  before = { email, mobile };
});
afterEach(async () => {
  const { database } = shared.sandbox;
  await database.delete(contactChanges);
  await database.update(clients).set(before).where(eq(clients.id, clientId));
  logged.length = 0;
});

/** Sends to all but the addresses that it refuses. */
class RefusingSender extends MessageSender {
  readonly sent: OutgoingMessage[] = [];

  constructor(private readonly refused: readonly string[] = []) {
    super();
  }

  send(message: OutgoingMessage): Promise<Delivery> {
    if (this.refused.includes(message.recipient)) return Promise.resolve({ kind: 'refused', why: '550' });
    this.sent.push(message);
    return Promise.resolve({ kind: 'sent' });
  }
}

async function clientNow(): Promise<ClientRow> {
  const [client] = await shared.sandbox.database.select().from(clients).where(eq(clients.id, clientId));
  if (client === undefined) throw new Error('there is no such client');
  return client;
}
const emailOf = async (): Promise<string> => (await clientNow()).email;
const setEmail = (email: string) =>
  shared.sandbox.database.update(clients).set({ email }).where(eq(clients.id, clientId));

const write = async (
  text: string,
  more: { readonly subject?: MessageSubject; readonly isCopy?: true; readonly code?: string } = {},
): Promise<number> => {
  const { database, clock } = shared.sandbox;
  const { subject = 'order', isCopy, code } = more;
  const message = { recipient: await emailOf(), channel: 'email' as const, text, sentAt: clock.now() };
  const listing = isCopy || code !== undefined ? {} : { listing: { clientId, subject } };
  const secret = code === undefined ? {} : { secret: { kind: 'code' as const, value: code } };
  return (await sendMessage(database, { ...message, ...listing, ...secret }, 'production')) ?? 0;
};

const deliver = async (email?: MessageSender): Promise<void> => {
  const { database, clock } = shared.sandbox;
  await deliverMessages({ database, clock, logger, senders: email ? { email } : {} });
};
const dead = () => deadMessages(shared.sandbox.database, shared.sandbox.clock.now());
const again = (...numbers: number[]) => sendAgain(shared.sandbox.database, numbers, shared.sandbox.clock.now());
const passed = (milliseconds: number) =>
  shared.sandbox.clock.set(new Date(shared.sandbox.clock.now().getTime() + milliseconds).toISOString());

async function deadInMetrics(): Promise<string | undefined> {
  const metrics = new Registry();
  measureBusiness(metrics, { ...shared.sandbox, logger }, { connections: () => 1, waiting: () => 0 });
  return /^portal_messages_dead (\S+)$/m.exec(await metrics.metrics())?.[1];
}

test('[R6, R23] a message that was refused for good is seen in the metrics, and leaves once to the address that was put right', async () => {
  await setEmail('chan@wrong.test');
  const sender = new RefusingSender(['chan@wrong.test']);
  const number = await write('Your order was received.');
  await deliver(sender);
  expect(await deadInMetrics()).toBe('1');
  expect(await dead()).toMatchObject([{ id: number, state: 'refused', recipient: 'c***@wrong.test' }]);
  await setEmail('chan@right.test');
  expect(await again(number)).toEqual([number]);
  expect(await deadInMetrics()).toBe('0');
  await deliver(sender);
  await deliver(sender);
  expect(sender.sent.map(({ recipient, text }) => [recipient, text])).toEqual([
    ['chan@right.test', 'Your order was received.'],
  ]);
  expect(await again(number)).toEqual([]);
});

test('[R6, R23] a message whose channel had no way out says so in the log, and is tried for three days from when it was let leave again', async () => {
  const number = await write('Your order was dealt.');
  await deliver();
  expect(logged).toEqual([
    [
      { message: number, attempt: 1 },
      'a message was given up: it could not be sent in its time, or its channel has no way out',
    ],
  ]);
  passed(4 * day);
  await again(number);
  const sender = new RefusingSender();
  await deliver(sender);
  expect(sender.sent.length).toBe(1);
  const [row] = await shared.sandbox.database.select().from(outbox).where(eq(outbox.id, number));
  // The page of messages goes on to say when the client was told.
  expect(row?.sentAt.getTime()).toBe(shared.sandbox.clock.now().getTime() - 4 * day);
});

test('[R6, R14] neither a code, nor a copy, nor what warned another address of a change of security is sent again', async () => {
  await setEmail('chan@wrong.test');
  const sender = new RefusingSender(['chan@wrong.test']);
  const order = await write('Your order was received.');
  const code = await write(`Your code is ${secretMark}.`, { code: '12345678' });
  const copy = await write('A copy.', { isCopy: true });
  const warning = await write('Your e-mail address changes.', { subject: 'security' });
  await deliver(sender);
  expect((await dead()).map(({ id, obstacle }) => [id, obstacle])).toEqual([
    [order, undefined],
    [code, 'a code or PIN is asked for anew'],
    [copy, 'it is a copy'],
    [warning, undefined],
  ]);
  await setEmail('thief@right.test');
  expect((await dead()).find(({ id }) => id === warning)?.obstacle).toBe('the address has changed since');
  expect(await again(order, code, copy, warning)).toEqual([order]);
  await deliver(sender);
  expect(sender.sent.map(({ text }) => text)).toEqual(['Your order was received.']);
  expect(await shared.sandbox.database.select().from(messageSecrets)).toEqual([]);
});

test.each(['thief@right.test', 'crook@wrong.test'])(
  '[R6, R14] what told the address of before that it becomes %s is never sent to that one',
  async (value) => {
    const { database, clock } = shared.sandbox;
    await setEmail('chan@wrong.test');
    // Without a mobile number the e-mail is the message that is listed, and no copy.
    await database.update(clients).set({ mobile: '' }).where(eq(clients.id, clientId));
    const client = await clientNow();
    const now = clock.now();
    const asked = { clientId, field: 'email', value, before: client.email, requestedAt: now, sessionMark: '' } as const;
    const [change] = await database
      .insert(contactChanges)
      .values({ ...asked, effectiveAt: new Date(now.getTime() + 3 * day) })
      .returning();
    if (change === undefined) throw new Error('nothing was written');
    await notifyOfContactChange(database, { client, change, happened: 'requested', now, environment: 'production' });
    const sender = new RefusingSender([client.email]);
    await deliver(sender);
    const [warning] = await dead();
    expect([warning?.subject, warning?.obstacle]).toEqual(['contact-details', undefined]);
    passed(3 * day);
    const context = shared.sandbox.context('HK');
    const configuration = { ...context.configuration, environment: 'production' } as const;
    await applyContactChanges({ ...context, configuration });
    await deliver(sender);
    expect(await emailOf()).toBe(value);
    const given = await dead();
    expect(given.map(({ obstacle }) => obstacle)).toEqual([
      'the address has changed since',
      'the address has changed since',
    ]);
    expect(await again(...given.map(({ id }) => id))).toEqual([]);
    await deliver(sender);
    // Only the new address's own copy of the last of the two.
    expect(sender.sent.map(({ recipient, text }) => [recipient, text.includes('要求')])).toEqual([[value, false]]);
  },
);

test.each(['contact-details', 'identity-document', 'bank-account', 'cash-account'] as const)(
  '[R6, R14] a message about %s goes to nobody but whom it was written to',
  async (subject) => {
    await setEmail('chan@wrong.test');
    const number = await write('A warning.', { subject });
    await deliver(new RefusingSender(['chan@wrong.test']));
    await setEmail('thief@right.test');
    expect((await dead()).map(({ id, obstacle }) => [id, obstacle])).toEqual([
      [number, 'the address has changed since'],
    ]);
    expect(await again(number)).toEqual([]);
  },
);

test('[R6, R14] what is told of an order that waited goes to nobody but whom it was written to, and what is told of another order to the new address', async () => {
  const { database, clock } = shared.sandbox;
  const [waited, other] = await database.select().from(orders).where(eq(orders.clientId, clientId)).limit(2);
  if (waited === undefined || other === undefined) throw new Error('the client never ordered twice');
  const now = clock.now();
  const heldUntil = new Date(now.getTime() + day);
  await database
    .insert(coolingOffs)
    .values({ subject: waited.id, clientId, reasons: [], at: now, heldUntil, sessionMark: 'a' });
  await setEmail('chan@wrong.test');
  const tell = async ({ serial }: typeof waited): Promise<number> => {
    const message = { recipient: await emailOf(), channel: 'email' as const, text: 'Of an order.', sentAt: now };
    const listing = { clientId, subject: 'order' as const, orderNumbers: [orderNumber(serial)] };
    return (await sendMessage(database, { ...message, listing }, 'production')) ?? 0;
  };
  const numbers = [await tell(waited), await tell(other)];
  await deliver(new RefusingSender(['chan@wrong.test']));
  expect((await dead()).map(({ obstacle }) => obstacle)).toEqual([undefined, undefined]);
  await setEmail('thief@right.test');
  expect((await dead()).map(({ obstacle }) => obstacle)).toEqual(['the address has changed since', undefined]);
  expect(await again(...numbers)).toEqual(numbers.slice(1));
  await database.delete(coolingOffs).where(eq(coolingOffs.subject, waited.id));
});

test('[R6] a message that two people let leave again at once leaves once', async () => {
  await setEmail('chan@wrong.test');
  const sender = new RefusingSender(['chan@wrong.test']);
  const number = await write('Your order was received.');
  await deliver(sender);
  await setEmail('chan@right.test');
  const outcomes = await Promise.all([again(number), again(number), again(number)]);
  expect(outcomes.flat()).toEqual([number]);
  await deliver(sender);
  expect(sender.sent.length).toBe(1);
});

test('[R6] codes that nobody waits for any more, and messages of more than seven days ago, are no dead ones', async () => {
  await write(`Your code is ${secretMark}.`, { code: '12345678' });
  await deliver();
  expect(await dead()).toEqual([]);
  await write('Your order was received.');
  await deliver();
  expect((await dead()).length).toBe(1);
  passed(7 * day + 1);
  expect(await dead()).toEqual([]);
  expect(await deadInMetrics()).toBe('0');
});

test('[R6] resend-messages takes numbers of messages, or all, and nothing else', () => {
  expect([readNumbers(['7', '12']), readNumbers(['all'])]).toEqual([[7, 12], 'all']);
  for (const wrong of [[], ['0'], ['7', 'all'], ['--all'], ['7;8']]) expect(() => readNumbers(wrong)).toThrow('Usage');
});
