import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSecurityAnswer } from '../../../contract/rest/account/account-security';
import type { PasskeyCreationAnswer, PasskeyListAnswer } from '../../../contract/rest/passkeys/passkeys';
import { clients } from '../../../sandbox/database/schema/clients';
import { passkeyChallenges, passkeys } from '../../../sandbox/database/schema/passkeys';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { SoftwareAuthenticator } from '../../builders/software-authenticator';
import { PasskeyVisitor, place } from '../support/passkey-visitor';
import { StepUpVisitor } from '../support/step-up-visitor';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';

const login = 'chanmei88';
const pin = '528314';
const otherLogin = 'chowgold3';
const otherPin = '571940';

let sandbox: TestSandbox;
let server: FastifyInstance;
let client: PasskeyVisitor;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('HK');
}, 120_000);
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.forget();
  client = await signedIn();
});

const signedIn = async (name = login, secret = pin): Promise<PasskeyVisitor> =>
  new PasskeyVisitor(await StepUpVisitor.signedIn(server, name, secret));

const kept = () => sandbox.database.select().from(passkeys);
const listOf = async (visitor = client) => (await visitor.list()).json<PasskeyListAnswer>();

describe('a passkey', () => {
  test('[R14] a passkey is added with the present secret, is listed by its name, and goes to its client alone', async () => {
    expect(await listOf()).toEqual({ uses: ['proof'], passkeys: [] });
    const added = await client.add(pin, '  手機  ');
    expect(added.statusCode).toBe(200);
    const { passkeys: own } = added.json<PasskeyListAnswer>();
    expect(own).toMatchObject([{ id: client.device.id, name: '手機', usedAt: null }]);
    expect(await listOf()).toEqual(added.json());
    expect((await listOf(await signedIn(otherLogin, otherPin))).passkeys).toEqual([]);
  });

  test('[R14] a passkey is told by every way on file and listed among the changes, and so is its removal', async () => {
    await client.add(pin);
    await client.remove(client.device.id, pin);
    const told = await sandbox.database.select().from(outbox).orderBy(outbox.id);
    expect(told.map(({ channel }) => channel)).toEqual(['mobile', 'email', 'mobile', 'email']);
    expect(told[0]?.text).toMatch(/^A passkey was added to your account on /);
    expect(told[2]?.text).toMatch(/^A passkey was removed from your account on /);
    const record = (await client.visitor.call('GET', '/account/security')).json<AccountSecurityAnswer>();
    expect(record.changes.map(({ what, way }) => [what, way])).toEqual([
      ['passkey', 'remove'],
      ['passkey', 'add'],
    ]);
    expect(await kept()).toEqual([]);
  });

  test('[R14, SESS-26] asks for the present secret before it is made and before it is removed, and each time the session gets other halves', async () => {
    const { cookie, token } = client.visitor;
    await client.begin(pin);
    expect([client.visitor.cookie === cookie, client.visitor.token === token]).toEqual([false, false]);
    const old = new PasskeyVisitor(new StepUpVisitor(server));
    Object.assign(old.visitor, { cookie, token });
    expect((await old.list()).statusCode).toBe(401);
    await client.add(pin);
    const before = client.visitor.cookie;
    expect((await client.remove(client.device.id, pin)).statusCode).toBe(200);
    expect(client.visitor.cookie).not.toBe(before);
  });

  test('[R14, AUTH-44] a passkey isn’t begun or removed with a wrong secret, which counts to the lock of the login', async () => {
    await client.add(pin);
    const tries = [];
    for (const attempt of [client.begin('111222'), client.remove(client.device.id, '111222')])
      tries.push(codesOf(await attempt));
    expect(tries).toEqual([['RE_AUTH_CREDENTIAL'], ['RE_AUTH_CREDENTIAL']]);
    expect(codesOf(await client.begin('111222'))).toEqual(['RE_AUTH_CREDENTIAL']);
    expect(codesOf(await client.begin('111222'))).toEqual(['LOG0005']);
    expect(codesOf(await client.remove(client.device.id, pin))).toEqual(['LOG0005']);
    expect(await kept()).toHaveLength(1);
  });

  test('[R14] a passkey is refused when it isn’t made of what the session waits for, at this origin, by a verified holder', async () => {
    const lies = [
      { origin: 'https://evil.example' },
      { challenge: 'AAAA' },
      { relyingParty: 'evil.example' },
      { isHolderVerified: false },
      { type: 'webauthn.get' },
    ];
    for (const lie of lies) {
      const options = (await client.begin(pin)).json<PasskeyCreationAnswer>();
      expect([lie, codesOf(await client.keep(options, 'Phone', lie))]).toEqual([lie, ['PASSKEY_REFUSED']]);
      // What the session waited for counts no more.
      expect(codesOf(await client.keep(options))).toEqual(['PASSKEY_UNKNOWN']);
    }
    expect(await kept()).toEqual([]);
  });

  test('[R14] a passkey is made within five minutes, once, in the session that began, and not from the one that began before', async () => {
    const late = (await client.begin(pin)).json<PasskeyCreationAnswer>();
    sandbox.clock.advance(5 * minute + 1);
    expect(codesOf(await client.keep(late))).toEqual(['PASSKEY_UNKNOWN']);
    const first = (await client.begin(pin)).json<PasskeyCreationAnswer>();
    const second = (await client.begin(pin)).json<PasskeyCreationAnswer>();
    const elsewhere = new PasskeyVisitor((await signedIn()).visitor, client.device);
    expect(codesOf(await elsewhere.keep(second))).toEqual(['PASSKEY_UNKNOWN']);
    expect(codesOf(await client.keep(first))).toEqual(['PASSKEY_REFUSED']);
    expect(await kept()).toEqual([]);
  });

  test('[R14, R3] a passkey is added once, however often it is sent at once', async () => {
    const options = (await client.begin(pin)).json<PasskeyCreationAnswer>();
    const body = { name: 'Phone', credential: client.device.make(options) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.visitor.call('POST', '/account/passkeys', { body })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
    expect(await sandbox.database.select().from(passkeyChallenges)).toEqual([]);
  });

  test('[R14, R15] that another client has can be neither taken over nor removed', async () => {
    await client.add(pin);
    const other = new PasskeyVisitor((await signedIn(otherLogin, otherPin)).visitor, client.device);
    expect(codesOf(await other.add(otherPin))).toEqual(['PASSKEY_REFUSED']);
    expect(codesOf(await other.remove(client.device.id, otherPin))).toEqual(['PASSKEY_UNKNOWN']);
    expect(codesOf(await other.remove('no-such-passkey', otherPin))).toEqual(['PASSKEY_UNKNOWN']);
    expect((await listOf()).passkeys).toHaveLength(1);
  });

  test('[R14] gets another name without the secret, which is listed among the changes and told by every way on file', async () => {
    await client.add(pin, 'Phone');
    await sandbox.database.delete(outbox);
    const renamed = await client.rename(client.device.id, '  新手機 ');
    expect(renamed.json<PasskeyListAnswer>().passkeys).toMatchObject([{ id: client.device.id, name: '新手機' }]);
    expect(await listOf()).toEqual(renamed.json());
    const told = await sandbox.database.select().from(outbox).orderBy(outbox.id);
    expect(told.map(({ channel }) => channel)).toEqual(['mobile', 'email']);
    expect(told[0]?.text).toMatch(/^A passkey of your account was renamed on /);
    const record = (await client.visitor.call('GET', '/account/security')).json<AccountSecurityAnswer>();
    expect(record.changes[0]).toMatchObject({ what: 'passkey', way: 'rename' });
  });

  test('[R14, R3] a passkey is renamed once, however often the same is sent at once, and its own name changes nothing', async () => {
    await client.add(pin, 'Phone');
    await sandbox.database.delete(outbox);
    expect((await client.rename(client.device.id, 'Phone')).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.rename(client.device.id, 'Tablet')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await sandbox.database.select().from(outbox)).toHaveLength(2);
    expect(await kept()).toMatchObject([{ name: 'Tablet' }]);
  });

  test('[R14, R15, SESS-06] a passkey is renamed by no other client, no visitor, and to nothing that can’t be read', async () => {
    await client.add(pin, 'Phone');
    const other = await signedIn(otherLogin, otherPin);
    expect(codesOf(await other.rename(client.device.id, 'Mine'))).toEqual(['PASSKEY_UNKNOWN']);
    expect(codesOf(await client.rename('no-such-passkey', 'Mine'))).toEqual(['PASSKEY_UNKNOWN']);
    expect((await new PasskeyVisitor(new StepUpVisitor(server)).rename(client.device.id, 'Mine')).statusCode).toBe(401);
    for (const name of ['', '   ', 'x'.repeat(41), 'a\u0000b', 'a\u202Eb', 'x'.repeat(100_000)])
      expect((await client.rename(client.device.id, name)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await kept()).toMatchObject([{ name: 'Phone' }]);
  });

  test('[R14] a passkey is one of ten at most, also when an eleventh is begun before the tenth is made', async () => {
    for (let number = 1; number < 10; number += 1)
      expect((await new PasskeyVisitor(client.visitor, new SoftwareAuthenticator(place)).add(pin)).statusCode).toBe(
        200,
      );
    const elsewhere = await signedIn();
    const eleventh = (await elsewhere.begin(pin)).json<PasskeyCreationAnswer>();
    expect((await client.add(pin)).statusCode).toBe(200);
    expect(codesOf(await elsewhere.keep(eleventh))).toEqual(['PASSKEY_TOO_MANY']);
    expect(codesOf(await client.begin(pin))).toEqual(['PASSKEY_TOO_MANY']);
    expect(await kept()).toHaveLength(10);
  });

  test('[R14] says nothing of the client to the device but the login name', async () => {
    const { user, rp, excludeCredentials } = (await client.begin(pin)).json<PasskeyCreationAnswer>();
    expect(rp).toEqual({ id: 'localhost', name: 'localhost' });
    expect(user).toMatchObject({ name: login, displayName: login });
    const [row] = await sandbox.database.select().from(clients).where(eq(clients.userName, login));
    expect(Buffer.from(user.id, 'base64url').toString()).not.toContain(row?.id);
    expect(excludeCredentials).toEqual([]);
  });

  test.each(['', '   ', 'x'.repeat(41), 'a\u0000b', 'a\u202Eb'])(
    '[R14] a passkey has a name that can be read: not %j',
    async (name) => {
      const options = (await client.begin(pin)).json<PasskeyCreationAnswer>();
      expect(codesOf(await client.keep(options, name))).toEqual(['BAD_REQUEST']);
    },
  );
});

describe('passkeys', () => {
  test('[R14] passkeys are for nobody where the firm has none, at another address than the configured one, and in production without one', async () => {
    const settings = [
      { passkeys: 'off' as const },
      { profile: 'coexist' as const },
      { senders: { portalOrigin: 'https://funds.example.test' } },
      { environment: 'production' as const },
      { environment: 'production' as const, senders: { portalOrigin: 'http://localhost' } },
    ];
    for (const setting of settings) {
      const elsewhere = await sandbox.server('HK', setting);
      const visitor = new StepUpVisitor(elsewhere);
      await visitor.logOn(login, pin);
      const there = new PasskeyVisitor(visitor);
      expect((await there.list()).json()).toEqual({ uses: [], passkeys: [] });
      expect(codesOf(await there.begin(pin))).toEqual(['PASSKEY_UNAVAILABLE']);
    }
  });

  test('[R14] passkeys are for the login in Taiwan where the firm allows it, and of no use there otherwise', async () => {
    for (const [mode, uses] of [
      ['all', ['login']],
      ['proofs', []],
    ] as const) {
      const taiwan = await sandbox.server('TW', { passkeys: mode });
      const visitor = new StepUpVisitor(taiwan);
      Object.assign(visitor, { region: 'TW', language: 'zh_TW' });
      await visitor.logOn('LINCHI72', 'Maple6093Sky');
      expect((await new PasskeyVisitor(visitor).list()).json()).toEqual({ uses, passkeys: [] });
    }
  });

  test('[R14, ERR-03] passkeys are shown to nobody without a session', async () => {
    const visitor = new PasskeyVisitor(new StepUpVisitor(server));
    for (const answer of [
      visitor.list(),
      visitor.begin(pin),
      visitor.keep({ challenge: 'AAAA' }),
      visitor.remove('a', pin),
    ])
      expect((await answer).statusCode).toBe(401);
  });
});
