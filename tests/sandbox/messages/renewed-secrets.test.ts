import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { deliverMessages, type DeliveryDeps } from '../../../sandbox/messages/deliver-messages';
import { GatewaySender } from '../../../sandbox/messages/gateway-sender';
import { SmtpSender } from '../../../sandbox/messages/smtp-sender';
import { secretMark, sendMessage } from '../../../sandbox/sessions/outbox';
import { sharedSandbox } from '../support/shared-sandbox';
import { MailServer } from './mail-server';

// The steps of docs/operate/backup.md: a second secret, then the servers one by one, then the first one ends.

const shared = sharedSandbox();
/** The first wait of a message that couldn't be sent. */
const firstWait = 15_000;
const logged: object[] = [];
const logger = { error: (what: object) => void logged.push(what) };
beforeEach(() => shared.sandbox.forget());
afterEach(() => {
  logged.length = 0;
});

type Channel = 'email' | 'mobile';

/** Sends what waits, as a server with these variables does. */
async function deliverBy(variables: Readonly<Record<string, string>>): Promise<void> {
  const { database, clock } = shared.sandbox;
  const read = parseConfiguration(variables);
  if (!read.ok) throw new Error(read.error);
  const { email, mobile } = read.value.senders;
  const senders: DeliveryDeps['senders'] = {
    ...(email ? { email: new SmtpSender(email) } : {}),
    ...(mobile ? { mobile: new GatewaySender(mobile) } : {}),
  };
  await deliverMessages({ database, clock, logger, senders });
}

async function write(channel: Channel, count: number): Promise<void> {
  const { database, clock } = shared.sandbox;
  const recipient = channel === 'email' ? 'chan@example.test' : '90000018';
  for (let index = 0; index < count; index += 1) {
    const text = index === 0 ? `Your code is ${secretMark}.` : `Notice ${String(index)}.`;
    const secret = index === 0 ? { secret: { kind: 'code' as const, value: '20931746' } } : {};
    await sendMessage(database, { recipient, channel, text, sentAt: clock.now(), ...secret }, 'production');
  }
}

const references = async () =>
  (await shared.sandbox.database.select().from(outbox).orderBy(asc(outbox.id))).map(({ reference }) => reference);
const statesOf = async () =>
  (await shared.sandbox.database.select().from(outbox).orderBy(asc(outbox.id))).map(({ state }) => state);

/** A way out for messages: the references of those it has taken, and its secrets, which are given and ended. */
type WayOut = {
  readonly channel: Channel;
  readonly taken: () => readonly string[];
  readonly allow: (secret: string) => void;
  readonly end: (secret: string) => void;
  readonly variables: (secret: string) => Readonly<Record<string, string>>;
  /** The words of the log about a secret that has ended. */
  readonly refusal: string;
};

const before = 'the-first/one';
const after = 'the:second@one';

/** Renews a secret by the steps, with messages at each of them. */
async function renew({ channel, taken, allow, end, variables, refusal }: WayOut): Promise<void> {
  allow(before);
  await write(channel, 3);
  await deliverBy(variables(before));
  expect(await statesOf()).toEqual(['sent', 'sent', 'sent']);
  allow(after);
  await write(channel, 20);
  // Servers with either of them share what waits.
  await Promise.all([deliverBy(variables(before)), deliverBy(variables(after))]);
  expect((await statesOf()).every((state) => state === 'sent')).toBe(true);
  expect(logged).toEqual([]);
  end(before);
  await write(channel, 2);
  // One that was forgotten loses nothing: what it can't send waits for the others, a code too.
  await deliverBy(variables(before));
  expect((await statesOf()).slice(-2)).toEqual(['waiting', 'waiting']);
  expect(logged).toMatchObject([{ why: refusal }, { why: refusal }]);
  expect(JSON.stringify(logged)).not.toContain('one');
  shared.sandbox.clock.advance(firstWait);
  await deliverBy(variables(after));
  expect((await statesOf()).every((state) => state === 'sent')).toBe(true);
  expect([...taken()].toSorted()).toEqual([...(await references())].toSorted());
}

describe('a secret of mail', () => {
  const mail = new MailServer('with passwords');
  const userOf = (password: string): string => (password === before ? 'portal' : 'portal-2');
  beforeAll(() => mail.start());
  afterAll(() => mail.stop());

  test('[R6, R23, AUTH-26] the password of mail is renewed by a second user, and every mail leaves once: with the first user until it ends, afterwards with the second alone', async () => {
    await renew({
      channel: 'email',
      taken: () => mail.headers('Message-ID').map((id) => /^<(.*)@example\.test>$/.exec(id ?? '')?.[1] ?? ''),
      allow: (password) => mail.passwords.set(userOf(password), password),
      end: (password) => mail.passwords.delete(userOf(password)),
      variables: (password) => {
        const user = userOf(password);
        const address = `127.0.0.1:${String(mail.port)}`;
        return {
          SMTP_URL: `smtp://${user}:${encodeURIComponent(password)}@${address}`,
          MAIL_FROM: 'notices@example.test',
        };
      },
      refusal: 'EAUTH 535',
    });
  });
});

describe('a secret of the gateway of texts', () => {
  let gateway: Server;
  const tokens = new Set<string>();
  const taken: string[] = [];
  beforeAll(async () => {
    gateway = createServer((request, answer) => {
      void json(request).then(() => {
        const isKnown = tokens.has(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
        if (isKnown) taken.push(String(request.headers['idempotency-key']));
        answer.writeHead(isKnown ? 202 : 401).end();
      });
    });
    await once(gateway.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => gateway.close());

  test('[R6, R23, AUTH-26] the token of the gateway is renewed by a second one, and every text leaves once: with the first until it ends, afterwards with the second alone', async () => {
    await renew({
      channel: 'mobile',
      taken: () => taken,
      allow: (token) => tokens.add(token),
      end: (token) => tokens.delete(token),
      variables: (token) => {
        const { port } = gateway.address() as AddressInfo;
        return { SMS_GATEWAY_URL: `http://127.0.0.1:${String(port)}/send`, SMS_GATEWAY_TOKEN: token };
      },
      refusal: '401',
    });
  });
});
