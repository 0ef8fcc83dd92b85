import { createServer, type Server } from 'node:http';
import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageSecrets, outbox, type SecretKind } from '../../../sandbox/database/schema/sessions';
import { deliverMessages, type DeliveryDeps } from '../../../sandbox/messages/deliver-messages';
import { GatewaySender } from '../../../sandbox/messages/gateway-sender';
import { MessageSender } from '../../../sandbox/messages/message-sender';
import { SmtpSender } from '../../../sandbox/messages/smtp-sender';
import { startDelivering } from '../../../sandbox/messages/start-delivering';
import { hideSecretIn, secretMark, sendMessage, renderMessage } from '../../../sandbox/sessions/outbox';
import { minute } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';
import { sharedSandbox } from '../support/shared-sandbox';
import { MailServer } from './mail-server';

const shared = sharedSandbox();
const mail = new MailServer();
const logged: object[] = [];
const logger = { error: (what: object) => void logged.push(what) };
const second = 1_000;
const isLong = process.env['TEST_LONG'] === '1';
/** The time of the long run: some 100 of its mails leave in a second. */
const asManyAsLong = isLong ? { timeout: 40 * minute } : {};
/** The messages that a worker takes at a time. */
const takenAtOnce = 10;

beforeAll(() => mail.start());
afterAll(() => mail.stop());
beforeEach(() => shared.sandbox.forget());
afterEach(() => {
  mail.mails.length = 0;
  mail.refusals.clear();
  logged.length = 0;
});

const smtp = () => new SmtpSender({ url: `smtp://127.0.0.1:${String(mail.port)}`, from: 'notices@example.test' });

const deps = (more: Partial<DeliveryDeps> = {}): DeliveryDeps => {
  const { database, clock } = shared.sandbox;
  return { database, clock, logger, senders: { email: smtp() }, ...more };
};

type Writing = {
  readonly recipient?: string;
  readonly channel?: 'email' | 'mobile';
  readonly secret?: { readonly kind: SecretKind; readonly value: string };
};

const write = (
  text: string,
  { recipient = 'chan@example.test', channel = 'email', ...secret }: Writing = {},
): Promise<number | undefined> => {
  const { database, clock } = shared.sandbox;
  return sendMessage(database, { recipient, channel, text, sentAt: clock.now(), ...secret }, 'production');
};
const writeCode = (value: string) =>
  write(`您的登入驗證碼為 ${secretMark}，15 分鐘內有效。`, { secret: { kind: 'code', value } });
const writePin = (value: string) =>
  write(`Your new login PIN is ${secretMark}. Nobody will ask you for it.`, { secret: { kind: 'pin', value } });
const secrets = () => shared.sandbox.database.select().from(messageSecrets);

const rows = () => shared.sandbox.database.select().from(outbox).orderBy(asc(outbox.id));
const states = async () => (await rows()).map(({ state, attempts }) => [state, attempts]);

describe('a process that is being stopped', () => {
  test('[R2, AUTH-26] settles the messages that it has taken, and leaves the others to whoever starts next', async () => {
    for (let index = 0; index <= takenAtOnce; index += 1) await write(`Notice ${String(index)}.`);
    const stopping = new AbortController();
    class StoppedMeanwhile extends MessageSender {
      send() {
        stopping.abort();
        return Promise.resolve({ kind: 'sent' } as const);
      }
    }
    await deliverMessages(deps({ senders: { email: new StoppedMeanwhile() } }), stopping.signal);
    const taken = Array.from({ length: takenAtOnce }, () => ['sent', 1]);
    expect(await states()).toEqual([...taken, ['waiting', 0]]);
    await deliverMessages(deps());
    expect(mail.mails).toHaveLength(1);
  });
});

describe('a mail', () => {
  test('[AUTH-26] a mail is sent once, under an id of its own, and neither its code nor the whole address is kept afterwards', async () => {
    await write('Your PIN was changed.');
    await writeCode('20931746');
    await deliverMessages(deps());
    await deliverMessages(deps());
    expect(mail.mails).toHaveLength(2);
    expect(mail.headers('To')).toEqual(['chan@example.test', 'chan@example.test']);
    expect(mail.headers('From')).toEqual(['notices@example.test', 'notices@example.test']);
    // Codes go first.
    expect(mail.headers('Subject')[1]).toBe('Important notice about your account');
    expect(mail.mails[1]).toContain('\r\n\r\nYour PIN was changed.');
    const kept = await rows();
    expect(mail.headers('Message-ID')).toEqual(kept.map(({ reference }) => `<${reference}@example.test>`).reverse());
    expect(await secrets()).toEqual([]);
    expect(kept.map((row) => [row.recipient, renderMessage(row, undefined), row.state])).toEqual([
      ['c***@example.test', 'Your PIN was changed.', 'sent'],
      ['c***@example.test', '您的登入驗證碼為 ********，15 分鐘內有效。', 'sent'],
    ]);
  });

  test('[RESET-18] a mail isn’t kept with the PIN it bore, nor sent once that was taken back', async () => {
    await writePin('905271');
    await hideSecretIn(shared.sandbox.database, (await writePin('316048')) ?? null);
    await deliverMessages(deps());
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]).toContain('905271');
    expect(await secrets()).toEqual([]);
    expect((await rows()).map((row) => [renderMessage(row, undefined), row.state])).toEqual([
      ['Your new login PIN is ******. Nobody will ask you for it.', 'sent'],
      ['Your new login PIN is ******. Nobody will ask you for it.', 'expired'],
    ]);
  });

  test('[R6] waits while the server is down, longer each time, and is sent once when it is up', async () => {
    await write('Your PIN was changed.');
    await mail.stop();
    const { clock } = shared.sandbox;
    for (const wait of [15, 30, 60]) {
      await deliverMessages(deps());
      const before = await states();
      clock.advance(wait * second - 1);
      await deliverMessages(deps());
      expect(await states()).toEqual(before);
      clock.advance(1);
    }
    expect(await states()).toEqual([['waiting', 3]]);
    expect((await rows())[0]?.recipient).toBe('chan@example.test');
    await mail.start();
    await deliverMessages(deps());
    expect([await states(), mail.mails.length]).toEqual([[['sent', 4]], 1]);
    expect(JSON.stringify(logged)).not.toMatch(/chan@|PIN/);
    expect(logged).toHaveLength(3);
  });

  test('[R6] a mail to an address that is refused for good is tried once, to one that is refused for now again, and the others go on', async () => {
    mail.refusals.set('gone@example.test', 550);
    mail.refusals.set('full@example.test', 452);
    for (const to of ['gone@example.test', 'full@example.test', 'chan@example.test'])
      await write('A notice.', { recipient: to });
    await deliverMessages(deps());
    expect(await states()).toEqual([
      ['refused', 1],
      ['waiting', 1],
      ['sent', 1],
    ]);
    expect((await rows())[0]?.recipient).toBe('g***@example.test');
    mail.refusals.clear();
    shared.sandbox.clock.advance(minute);
    await deliverMessages(deps());
    expect([(await states())[1], mail.headers('To')]).toEqual([
      ['sent', 2],
      ['chan@example.test', 'full@example.test'],
    ]);
  });

  test('[R6] mails leave in the order of their age, each once, by two workers as by one', asManyAsLong, async () => {
    const { database, clock } = shared.sandbox;
    const count = isLong ? 100_000 : 300;
    await database.execute(sql`
      insert into outbox (recipient, channel, text, sent_at)
      select 'chan@example.test', 'email', n::text, ${clock.now().toISOString()}::timestamptz + (${count} - n) * interval '1 second'
      from generate_series(1, ${count}) as n`);
    clock.advance(count * second);
    class Recording extends MessageSender {
      readonly left: number[] = [];

      send({ text }: Parameters<MessageSender['send']>[0]) {
        this.left.push(Number(text));
        return Promise.resolve({ kind: 'sent' } as const);
      }
    }
    const workers = [new Recording(), new Recording()];
    await Promise.all(workers.map((email) => deliverMessages(deps({ senders: { email } }))));
    // Each worker takes the oldest there are, so what two have taken overlaps in time and never in its messages.
    const oldestFirst = (numbers: readonly number[]) => numbers.toSorted((one, other) => other - one);
    for (const { left } of workers) expect([left.length > 0, left]).toEqual([true, oldestFirst(left)]);
    const all = workers.flatMap(({ left }) => left);
    expect(oldestFirst(all)).toEqual(Array.from({ length: count }, (_, index) => count - index));
  });

  test('[R6] a mail is sent once, however many workers are at it', async () => {
    for (let index = 0; index < 12; index += 1) await write(`Notice ${String(index)}.`);
    await Promise.all([deliverMessages(deps()), deliverMessages(deps()), deliverMessages(deps())]);
    expect(new Set(mail.headers('Message-ID')).size).toBe(12);
    expect(mail.mails).toHaveLength(12);
    expect((await states()).every(([state, attempts]) => state === 'sent' && attempts === 1)).toBe(true);
  });

  test('[R6] that was sent as its worker died is sent again after two minutes, under the same id', async () => {
    await write('Your PIN was changed.');
    class Dying extends MessageSender {
      override async send(message: Parameters<MessageSender['send']>[0]): Promise<never> {
        await smtp().send(message);
        throw new Error('the process is killed');
      }
    }
    await expect(deliverMessages(deps({ senders: { email: new Dying() } }))).rejects.toThrow('killed');
    shared.sandbox.clock.advance(2 * minute - 1);
    await deliverMessages(deps());
    expect(mail.mails).toHaveLength(1);
    shared.sandbox.clock.advance(1);
    await deliverMessages(deps());
    const [first, again] = mail.headers('Message-ID');
    expect([mail.mails.length, again, await states()]).toEqual([2, first, [['sent', 2]]]);
  });

  test('[R14] keeps figures and marks that are no secret of its own, and a secret is sent as it is, whatever it is', async () => {
    await write('Order 20260930, 905271 units, {secret}');
    await writeCode('$&$1{secret}');
    await deliverMessages(deps());
    expect(mail.mails.at(-1)).toContain('Order 20260930, 905271 units, {secret}');
    expect(Buffer.from(bodyOf(mail.mails[0]), 'base64').toString('utf8')).toContain('為 $&$1{secret}，');
    expect((await rows())[0]?.text).toBe('Order 20260930, 905271 units, {secret}');
  });

  test('[R14] that fails keeps its secret until it has left', async () => {
    const id = await writeCode('20931746');
    const failing = new (class extends MessageSender {
      send(): ReturnType<MessageSender['send']> {
        return Promise.resolve({ kind: 'failed', why: 'TEST' });
      }
    })();
    await deliverMessages(deps({ senders: { email: failing } }));
    expect(await secrets()).toEqual([{ messageId: id, secret: '20931746' }]);
    shared.sandbox.clock.advance(minute);
    await deliverMessages(deps());
    expect([await secrets(), mail.mails.length]).toEqual([[], 1]);
  });

  test('[AUTH-29] a mail isn’t sent with a code that is too old or was taken back, nor after three days', async () => {
    await writeCode('20931746');
    await hideSecretIn(shared.sandbox.database, (await writeCode('59302817')) ?? null);
    shared.sandbox.clock.advance(15 * minute + 1);
    await deliverMessages(deps());
    expect(await states()).toEqual([
      ['expired', 1],
      ['expired', 1],
    ]);
    await write('Your PIN was changed.');
    shared.sandbox.clock.advance(3 * 24 * 60 * minute + 1);
    await deliverMessages(deps());
    expect([(await states())[2], mail.mails]).toEqual([['expired', 1], []]);
  });

  test('[R22] leads to the portal’s own address, and what is written in it makes no other header or recipient', async () => {
    await write('Your list: /eTrading/v2/url?oid=7', { recipient: 'a@example.test\r\nBcc: b@example.test' });
    await deliverMessages(deps({ portalOrigin: 'https://funds.example.test' }));
    expect(mail.mails.join('')).not.toMatch(/^Bcc:/m);
    await write('Your list: /eTrading/v2/url?oid=7');
    await deliverMessages(deps({ portalOrigin: 'https://funds.example.test' }));
    expect(mail.mails.at(-1)?.replaceAll('=\r\n', '')).toContain('https://funds.example.test/eTrading/v2/url?oid');
  });
});

describe('a text message', () => {
  let gateway: Server;
  let url = '';
  let status = 200;
  const posted: { key: unknown; authorization: unknown; body: string }[] = [];
  beforeAll(async () => {
    gateway = createServer((request, answer) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        posted.push({
          key: request.headers['idempotency-key'],
          authorization: request.headers.authorization,
          body,
        });
        answer.writeHead(status, status === 302 ? { location: url } : {}).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const address = gateway.address();
    url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}/send`;
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    posted.length = 0;
    status = 200;
  });

  test('[R6] a text message is posted once with the token, under its reference, and again only where that may help', async () => {
    const senders = { mobile: new GatewaySender({ url, token: 'a-token' }) };
    const outcomes = [];
    for (status of [200, 422, 503, 401, 302]) {
      await shared.sandbox.forget();
      await write('短訊', { recipient: '90000018', channel: 'mobile' });
      await deliverMessages(deps({ senders }));
      outcomes.push([status, (await rows())[0]?.state]);
    }
    expect(outcomes).toEqual([
      [200, 'sent'],
      [422, 'refused'],
      [503, 'waiting'],
      [401, 'waiting'],
      [302, 'waiting'],
    ]);
    expect(posted).toHaveLength(5);
    const [last] = await rows();
    expect(posted.at(-1)).toEqual({
      key: last?.reference,
      authorization: 'Bearer a-token',
      body: '{"to":"90000018","text":"短訊"}',
    });
  });
});

test('[AUTH-26] nothing is sent by default but in production', async () => {
  const { database, clock } = shared.sandbox;
  await write('Your PIN was changed.');
  await startDelivering({ database, clock, configuration: testConfiguration }, logger)();
  expect(await states()).toEqual([['waiting', 0]]);
});

/** Returns the text of a mail below its headers. */
const bodyOf = (mail = ''): string => mail.slice(mail.indexOf('\r\n\r\n') + 4);
