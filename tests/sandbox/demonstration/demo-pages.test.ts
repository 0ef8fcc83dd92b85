import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstLogin } from '../../../sandbox/demonstration/first-login';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;
let hongKong: FastifyInstance;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  [taiwan, hongKong] = [await sandbox.server('TW'), await sandbox.server('HK')];
});
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.close());

const bodyOf = async (url: string, server = taiwan): Promise<string> => (await server.inject(url)).body;

describe('the page of clients', () => {
  test('the page of clients begins with its server’s own region, and there with the login that asks for no code', async () => {
    for (const [server, region, login] of [
      [taiwan, 'Taiwan', 'LINCHI72'],
      [hongKong, 'Hong Kong', 'chanmei88'],
    ] as const) {
      const body = await bodyOf('/sandbox/clients', server);
      expect(/<h2>(.+?)<\/h2>/.exec(body)?.[1]).toBe(region);
      expect(/<code class="secret">(.+?)<\/code>/.exec(body)?.[1]).toBe(login);
      expect(body.match(/Start here/g)).toHaveLength(2);
    }
  });

  test('the page of clients says in a heading what each client shows, and the rest below', async () => {
    const body = await bodyOf('/sandbox/clients');
    for (const shown of ['Typical', 'No holdings', '500 holdings', 'Frozen (LOG0005)'])
      expect(body).toContain(`<h3>${shown}</h3>`);
    expect(body).toContain(
      '<p class="more">Asks for a one-time code (see <a href="/sandbox/outbox">/sandbox/outbox</a>); all five account types</p>',
    );
  });

  test('the page of clients has a button by each name and secret that says what it copies', async () => {
    const body = await bodyOf('/sandbox/clients');
    for (const [copied, what] of [
      ['LINCHI72', 'user code or ID number of LINCHI72'],
      ['Maple6093Sky', 'login password of LINCHI72'],
      ['trade5208', 'trading password of LINCHI72'],
      ['528314', 'login PIN of chanmei88'],
      ['739162', 'transaction PIN of chanmei88'],
    ] as const)
      expect(body).toContain(
        `<code class="secret">${copied}</code><button type="button" class="copy" data-what="${what}" hidden>Copy<span class="unseen"> the ${what}</span></button>`,
      );
  });

  test('the page of clients leads to the other region’s portal where its port is known', async () => {
    expect(await bodyOf('/sandbox/clients')).not.toContain('Open the portal of Hong Kong');
    const server = await sandbox.server('TW', { ports: { TW: 4000, HK: 4001 } });
    expect(await bodyOf('/sandbox/clients', server)).toContain(
      '<a href="http://localhost:4001/eTrading/v2/">Open the portal of Hong Kong</a>',
    );
  });
});

describe('the page of messages', () => {
  test('the page of messages says what will come while there is none', async () => {
    const body = await bodyOf('/sandbox/outbox');
    expect(body).toContain('No messages yet.');
    expect(body).toContain('Log in as <span class="secret">WANG8888</span> to be sent a code.');
    expect(await bodyOf('/sandbox/outbox', hongKong)).not.toContain('to be sent a code');
  });

  test('[AUTH-28] the page of messages begins with the newest code as long as it is good', async () => {
    const visitor = new Visitor(taiwan, 'TW');
    await visitor.logOn('WANG8888', 'Sunny4102Tea');
    await visitor.call('POST', '/authentication/login/sendOtp/mobile');
    const [{ text } = { text: '' }] = (await taiwan.inject('/sandbox/outbox.json')).json<{ text: string }[]>();
    const otp = /\d{8}/.exec(text)?.[0] ?? '';
    await sandbox.database.insert(outbox).values({
      recipient: 'someone@example.test',
      channel: 'email',
      text: 'Later & <without> a code',
      isShown: true,
      sentAt: sandbox.clock.now(),
    });
    const body = await bodyOf('/sandbox/outbox');
    expect(body.indexOf('<h2>Newest one-time code</h2>')).toBeLessThan(
      body.indexOf('Later &amp; &lt;without&gt; a code'),
    );
    expect(body).toContain(
      `<code class="secret">${otp}</code><button type="button" class="copy" data-what="newest one-time code"`,
    );
    expect(body).toContain(
      `<p class="text" lang="zh-Hant">您的登入驗證碼為 <code class="secret">${otp}</code>，15 分鐘內有效`,
    );
    await visitor.call('POST', '/authentication/login/validateOtp', { body: { otp } });
    const after = await bodyOf('/sandbox/outbox');
    expect(after).not.toContain('Newest');
    expect(after).not.toContain(otp);
  });
});

test('a link in a message can be copied, and stays in the words where it doesn’t end them', async () => {
  const sent = {
    recipient: 'someone@example.test',
    channel: 'email',
    isShown: true,
    sentAt: sandbox.clock.now(),
  } as const;
  await sandbox.database.insert(outbox).values([
    { ...sent, text: 'Your list: /eTrading/v2/url?oid=1' },
    { ...sent, text: 'Your PIN is {secret}, go to /eTrading/v2/activate-pin first.', secretKind: 'pin' },
  ]);
  const body = await bodyOf('/sandbox/outbox');
  expect(body).toContain('<p class="text">Your list:</p>');
  expect(body).toContain('<p class="text">Your PIN is ******, go to /eTrading/v2/activate-pin first.</p>');
  for (const address of ['/eTrading/v2/url?oid=1', '/eTrading/v2/activate-pin'])
    expect(body).toContain(`<a class="address" href="${address}">`);
});

test('the pages of a demonstration lead to each other, and Hong Kong’s to no order lists', async () => {
  const links = async (server: FastifyInstance) =>
    [...(await bodyOf('/sandbox/outbox', server)).matchAll(/<nav.*?<\/nav>/gs)].join('').match(/(?<=href=")[^"]+/g);
  const messages = ['/sandbox/clients', '/sandbox/outbox'];
  const calls = ['/sandbox/rest', '/sandbox/graphql', '/eTrading/v2/'];
  expect(await links(taiwan)).toEqual([...messages, '/sandbox/links', ...calls]);
  expect(await links(hongKong)).toEqual([...messages, ...calls]);
  expect(await bodyOf('/sandbox/links')).toContain('<a href="/sandbox/links" aria-current="page">Order lists</a>');
});

test('[R22] the pages of a demonstration have scripts and style from files alone, under the policy of every answer', async () => {
  for (const url of ['/sandbox/clients', '/sandbox/outbox', '/sandbox/links']) {
    const { body, headers } = await taiwan.inject(url);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(body).not.toMatch(/<style|style=|\son\w+=|<script>/);
    for (const [, file = ''] of body.matchAll(/(?:src|href)="(\/sandbox-pages\/[^"]+)"/g))
      expect([file, (await taiwan.inject(file)).statusCode]).toEqual([file, 200]);
  }
});

describe('the first login', () => {
  const named = (region: 'TW' | 'HK', loginCodes = false) =>
    firstLogin({ region, configuration: { environment: 'test', loginCodes } });

  test('[AUTH-02] the first login says that Hong Kong asks for a code where the firm turned it on', () => {
    expect(named('HK')).toMatchObject({ name: 'chanmei88', asksForCode: false });
    expect(named('HK', true)).toMatchObject({ name: 'chanmei88', asksForCode: true });
    expect(named('TW', true)).toMatchObject({ name: 'LINCHI72', asksForCode: false });
  });

  test('[CONFLICT-14] the first login isn’t named in production', () => {
    const configuration = { environment: 'production', loginCodes: false } as const;
    expect(firstLogin({ region: 'TW', configuration })).toBeUndefined();
  });

  test('[OPEN-61] the first login lets in, with a code only where that is said', async () => {
    for (const [server, region] of [
      [taiwan, 'TW'],
      [hongKong, 'HK'],
    ] as const) {
      const { name = '', secret = '' } = named(region) ?? {};
      const answer = await new Visitor(server, region).logOn(name, secret);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('"enabledLoginOtp":true');
    }
  });
});
