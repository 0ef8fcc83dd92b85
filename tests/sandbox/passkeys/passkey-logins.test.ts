import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSecurityAnswer } from '../../../contract/rest/account/account-security';
import { passkeys } from '../../../sandbox/database/schema/passkeys';
import { logins, sessions } from '../../../sandbox/database/schema/sessions';
import { SoftwareAuthenticator } from '../../builders/software-authenticator';
import { PasskeyVisitor, place } from '../support/passkey-visitor';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { stopped } from '../support/stopped';
import { codesOf, Visitor } from '../support/visitor';

const login = 'WANG8888';
const password = 'Sunny4102Tea';

let sandbox: TestSandbox;
let server: FastifyInstance;
let known: PasskeyVisitor;
let device: SoftwareAuthenticator;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('TW');
}, 120_000);
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.forget();
  device = new SoftwareAuthenticator(place);
  known = await halfOpen();
  await sandbox.database.update(sessions).set({ state: 'open' });
  expect((await known.add(password)).statusCode).toBe(200);
});

/** Somebody who has given the password and owes what follows. */
async function halfOpen(at = server): Promise<PasskeyVisitor> {
  const visitor = new Visitor(at, 'TW');
  expect((await visitor.logOn(login, password)).statusCode).toBe(200);
  return new PasskeyVisitor(visitor, device);
}

const isOpen = async ({ visitor }: PasskeyVisitor): Promise<boolean> =>
  (await visitor.call('GET', '/heartbeat')).statusCode === 200;

describe('a login by passkey', () => {
  test('[R14, AUTH-06] opens the session in place of the code, under other halves, and is listed as a login', async () => {
    const client = await halfOpen();
    const { cookie, token } = client.visitor;
    expect(await isOpen(client)).toBe(false);
    expect((await client.open(await client.loginOf())).statusCode).toBe(200);
    expect([client.visitor.cookie === cookie, client.visitor.token === token]).toEqual([false, false]);
    const record = (await client.visitor.call('GET', '/account/security')).json<AccountSecurityAnswer>();
    // The one by which the browser is known, this one, and the one by which the passkey was added.
    expect(record.logins.map(({ outcome }) => outcome).sort()).toEqual(['code-missing', 'opened', 'opened']);
  });

  test('[R14, AUTH-05] a login by passkey is offered with the right password alone, to who has a passkey, where the firm allows it', async () => {
    const answer = async (at: FastifyInstance, name = login, secret = password) =>
      (await new Visitor(at, 'TW').logOn(name, secret)).json<object>();
    expect(await answer(server)).toMatchObject({ enabledLoginOtp: true, enabledLoginPasskey: true });
    expect(await answer(server, login, 'Wrong9999Tea')).not.toHaveProperty('enabledLoginPasskey');
    for (const passkeysAre of ['off', 'proofs'] as const) {
      const elsewhere = await sandbox.server('TW', { passkeys: passkeysAre });
      expect(await answer(elsewhere)).not.toHaveProperty('enabledLoginPasskey');
      const client = await halfOpen(elsewhere);
      expect(codesOf(await client.askLogin())).toEqual(['PASSKEY_UNAVAILABLE']);
    }
    await sandbox.database.delete(passkeys);
    expect(await answer(server)).not.toHaveProperty('enabledLoginPasskey');
  });

  test('[R14] a login by passkey is refused when anything is wrong with what was signed, which is listed and counts to no lock', async () => {
    const lies = [
      { origin: 'https://evil.example' },
      { isHolderVerified: false },
      { challenge: 'AAAA' },
      { counter: 0 },
    ];
    device.counter = 5;
    const client = await halfOpen();
    expect((await client.open(await client.loginOf())).statusCode).toBe(200);
    for (const lie of lies) {
      const next = await halfOpen();
      expect([lie, codesOf(await next.open(await next.loginOf(lie)))]).toEqual([lie, ['PASSKEY_REFUSED']]);
      expect(await isOpen(next)).toBe(false);
    }
    const outcomes = (await sandbox.database.select().from(logins)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong-passkey')).toHaveLength(lies.length);
    const last = await halfOpen();
    expect((await last.open(await last.loginOf())).statusCode).toBe(200);
  });

  test('[R14, R3] counts once, in the session that asked, within five minutes', async () => {
    const client = await halfOpen();
    const signed = await client.loginOf();
    const elsewhere = await halfOpen();
    await elsewhere.askLogin();
    expect(codesOf(await elsewhere.open(signed))).toEqual(['PASSKEY_REFUSED']);
    const { cookie, token } = client.visitor;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const same = new PasskeyVisitor(Object.assign(new Visitor(server, 'TW'), { cookie, token }));
        return (await same.open(signed)).statusCode;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    const late = await halfOpen();
    const stale = await late.loginOf();
    sandbox.clock.advance(5 * minute + 1);
    expect(codesOf(await late.open(stale))).toEqual(['PASSKEY_UNKNOWN']);
  });

  test('[R14, AUTH-44] opens nothing while the client is locked', async () => {
    const client = await halfOpen();
    const signed = await client.loginOf();
    for (let time = 0; time < 4; time += 1) await new Visitor(server, 'TW').logOn(login, 'Wrong9999Tea');
    // The lock has ended the half-open session too.
    expect((await client.open(signed)).statusCode).toBe(401);
  });

  test('[R14] no login by passkey is asked for or taken while the firm has stopped signing in', async () => {
    const client = await halfOpen();
    const signed = await client.loginOf();
    await stopped(sandbox.database, { region: 'TW', scope: 'sign-in' }, async () => {
      for (const answer of [await client.askLogin(), await client.open(signed)])
        expect([answer.statusCode, codesOf(answer)]).toEqual([403, ['SIGN_IN_STOPPED']]);
    });
    expect((await client.open(signed)).statusCode).toBe(200);
  });

  test('[R14] a login by passkey is asked for sixty times an hour at most, until one is completed', async () => {
    const client = await halfOpen();
    for (let time = 0; time < 60; time += 1) expect((await client.askLogin()).statusCode).toBe(200);
    const answer = await client.askLogin();
    expect([answer.statusCode, codesOf(answer)]).toEqual([429, ['TOO_MANY_REQUESTS']]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
