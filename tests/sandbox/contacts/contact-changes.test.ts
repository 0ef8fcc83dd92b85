import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownContact, type OwnContactAnswer } from '../../../contract/rest/account/contact';
import { accountSecurity } from '../../../contract/rest/account/account-security';
import { applyContactChanges } from '../../../sandbox/contacts/end-contact-changes';
import { accountFreezes } from '../../../sandbox/database/schema/account-freezes';
import { clients } from '../../../sandbox/database/schema/clients';
import { contactChanges } from '../../../sandbox/database/schema/contact-changes';
import { regularPlanChanges } from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { failStatement } from '../support/failing-statement';
import { interceptStatements } from '../support/intercepted-statements';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

// Has no plan, and no order under way.
const lee = { id: 'HK-500', login: 'leefunds500', pin: '846159' };
const day = 24 * 60 * minute;

let sandbox: TestSandbox;
let server: FastifyInstance;
let before: { readonly email: string; readonly mobile: string; readonly address: string };

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('HK');
  before = await onFile();
}, 120_000);
beforeEach(() => sandbox.forget());
afterEach(async () => {
  const { database } = sandbox;
  await unfreezeAccount(sandbox, lee.id);
  await database.delete(accountFreezes);
  await database.delete(regularPlanChanges).where(eq(regularPlanChanges.kind, 'pause'));
  await database.delete(contactChanges);
  await database.update(clients).set(before).where(eq(clients.id, lee.id));
});
afterAll(() => sandbox.close());

async function onFile() {
  const { email, mobile, address } = clients;
  const [client] = await sandbox.database
    .select({ email, mobile, address })
    .from(clients)
    .where(eq(clients.id, lee.id));
  if (client === undefined) throw new Error('there is no such client');
  return client;
}

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor(server, 'HK');
  expect((await visitor.logOn(lee.login, lee.pin)).statusCode).toBe(200);
  return visitor;
}

const ask = (visitor: Visitor, value: string, { field = 'email', secret = lee.pin } = {}) =>
  visitor.call('POST', '/account/contact', { body: { field, value, secret } });
const cancel = (visitor: Visitor, id: string) => visitor.call('POST', '/account/contact/cancel', { body: { id } });
const contactOf = async (visitor: Visitor): Promise<OwnContactAnswer> =>
  ownContact.parse((await visitor.call('GET', '/account/contact')).json());
const told = async () =>
  (await sandbox.database.select().from(outbox).orderBy(asc(outbox.id))).map(({ recipient, text }) => [
    recipient,
    text,
  ]);
const ends = async () =>
  (await sandbox.database.select().from(contactChanges).orderBy(asc(contactChanges.requestedAt))).map(({ end }) => end);

describe('a request for another contact', () => {
  test('[R14] waits for three days, and the contact of before is told at once by every way', async () => {
    const visitor = await signedIn();
    const answer = await ask(visitor, ' New.Lee@Example.Test ');
    expect(answer.statusCode).toBe(200);
    const { changes, email } = ownContact.parse(answer.json());
    expect([email, changes]).toEqual([
      'l***@example.test',
      [
        {
          id: changes[0]?.id,
          field: 'email',
          value: 'n***@example.test',
          requestedAt: '2026-03-04T02:00:00.000Z',
          effectiveAt: '2026-03-07T02:00:00.000Z',
        },
      ],
    ]);
    const messages = await told();
    expect(messages.map(([recipient]) => recipient)).toEqual([before.mobile, before.email]);
    expect(messages[0]?.[1]).toMatch(
      /^您要求將電郵地址更改為 n\*\*\*@example\.test，更改將於 2026\/03\/07 10:00 生效。/,
    );
    sandbox.clock.advance(3 * day - 1);
    await applyContactChanges(sandbox.context('HK'));
    expect(await onFile()).toEqual(before);
    sandbox.clock.advance(1);
    await applyContactChanges(sandbox.context('HK'));
    await applyContactChanges(sandbox.context('HK'));
    expect(await onFile()).toEqual({ ...before, email: 'new.lee@example.test' });
    expect((await told()).slice(2).map(([recipient]) => recipient)).toEqual([
      before.mobile,
      before.email,
      'new.lee@example.test',
    ]);
    const record = accountSecurity.parse((await (await signedIn()).call('GET', '/account/security')).json());
    expect(record.changes).toEqual([{ at: '2026-03-07T02:00:00.000Z', what: 'contact', way: 'change' }]);
  });

  test('[R14] a contact that was on file twice before is told once', async () => {
    for (const value of ['new@example.test', before.email, 'last@example.test']) {
      await ask(await signedIn(), value);
      sandbox.clock.advance(3 * day);
      await applyContactChanges(sandbox.context('HK'));
    }
    await sandbox.forget();
    await freezeAccount(sandbox, { clientId: lee.id, actor: 'firm' });
    const recipients = (await told()).map(([recipient]) => recipient);
    expect(recipients.toSorted()).toEqual(
      [before.mobile, 'last@example.test', 'new@example.test', before.email].toSorted(),
    );
  });

  test('[R14, AUTH-44] a contact change is taken for the present secret alone, and a contact that can’t be one is refused without a message', async () => {
    const visitor = await signedIn();
    expect(codesOf(await ask(visitor, 'new@example.test', { secret: '000000' }))).toEqual(['RE_AUTH_CREDENTIAL']);
    expect(codesOf(await ask(visitor, 'nowhere'))).toEqual(['CONTACT_INVALID']);
    expect(codesOf(await ask(visitor, ' '))).toEqual(['CONTACT_MISSING']);
    expect(codesOf(await ask(visitor, before.email.toUpperCase()))).toEqual(['CONTACT_UNCHANGED']);
    expect(codesOf(await ask(visitor, '12345678', { field: 'mobile' }))).toEqual(['CONTACT_INVALID']);
    expect([await told(), (await contactOf(visitor)).changes]).toEqual([[], []]);
  });

  test('[R14] the very same changes nothing, and another one takes its place', async () => {
    const visitor = await signedIn();
    await ask(visitor, 'one@example.test');
    sandbox.clock.advance(minute);
    const [first] = (await contactOf(visitor)).changes;
    expect(ownContact.parse((await ask(visitor, 'ONE@example.test')).json()).changes).toEqual([first]);
    expect(await told()).toHaveLength(2);
    await ask(visitor, 'two@example.test');
    await ask(visitor, '1 Peak Road', { field: 'address' });
    expect((await contactOf(visitor)).changes.map(({ value }) => value)).toEqual(['1 Peak****', 't***@example.test']);
    expect(await ends()).toEqual(['replaced', null, null]);
  });

  test('[R14] a contact change is given up by its client alone, without a secret, and then never takes effect', async () => {
    const visitor = await signedIn();
    await ask(visitor, 'one@example.test');
    const [change] = (await contactOf(visitor)).changes;
    const stranger = new Visitor(server, 'HK');
    await stranger.logOn('chanmei88', '528314');
    for (const id of [change?.id ?? '', '8f14e45f-ceea-4e7f-a2f4-1c2d3e4f5a6b'])
      expect(codesOf(await cancel(stranger, id))).toEqual(['CONTACT_CHANGE_UNKNOWN']);
    expect(ownContact.parse((await cancel(visitor, change?.id ?? '')).json()).changes).toEqual([]);
    expect(codesOf(await cancel(visitor, change?.id ?? ''))).toEqual(['CONTACT_CHANGE_UNKNOWN']);
    sandbox.clock.advance(4 * day);
    await applyContactChanges(sandbox.context('HK'));
    expect([await onFile(), await ends()]).toEqual([before, ['cancelled']]);
  });

  test('[R15] takes hold of its client before what waits, as giving up and taking effect do, so that none waits for another', async () => {
    const visitor = await signedIn();
    await ask(visitor, 'one@example.test');
    const held: string[] = [];
    const stop = interceptStatements((_, text) => {
      const [, table] = /from "(clients|contact_changes)".* for (?:no key )?update$/.exec(text) ?? [];
      if (table !== undefined) held.push(table);
      return undefined;
    });
    await ask(visitor, 'two@example.test');
    stop();
    expect(held).toEqual(['clients', 'contact_changes']);
  });

  test('[R14] a new mobile number in Taiwan waits, is told in Chinese, and takes effect as the number is written there', async () => {
    const lin = { login: 'LINCHI72', secret: 'Maple6093Sky' };
    const named = eq(clients.id, 'TW-NO-CODE');
    const [of = before] = await sandbox.database.select().from(clients).where(named);
    const visitor = new Visitor(await sandbox.server('TW'), 'TW');
    expect((await visitor.logOn(lin.login, lin.secret)).statusCode).toBe(200);
    await sandbox.database.delete(outbox);
    const { secret } = lin;
    expect(codesOf(await ask(visitor, '91112222', { field: 'mobile', secret }))).toEqual(['CONTACT_INVALID']);
    const answer = await ask(visitor, '+886 955 123 456', { field: 'mobile', secret });
    expect([answer.statusCode, ownContact.parse(answer.json()).changes.map(({ field }) => field)]).toEqual([
      200,
      ['mobile'],
    ]);
    expect((await told())[0]).toEqual([
      of.mobile,
      expect.stringMatching(/^您申請將手機號碼變更為 .+，變更將於 2026\/03\/07 10:00 生效。/),
    ]);
    sandbox.clock.advance(3 * day);
    await applyContactChanges(sandbox.context('TW'));
    const [after] = await sandbox.database.select({ mobile: clients.mobile }).from(clients).where(named);
    await sandbox.database.update(clients).set({ mobile: of.mobile }).where(named);
    expect(after).toEqual({ mobile: '0955123456' });
  });

  test('[R15] that fails at any of its statements changes nothing, and in the end takes effect', async () => {
    await ask(await signedIn(), 'one@example.test');
    sandbox.clock.advance(3 * day);
    const messages = (await told()).length;
    for (let k = 1; ; k += 1) {
      const stop = failStatement(k);
      const failure = await applyContactChanges(sandbox.context('HK')).then(
        () => undefined,
        (problem: unknown) => problem,
      );
      if (!stop()) {
        expect([failure, k > 5]).toEqual([undefined, true]);
        break;
      }
      expect(failure, `statement ${String(k)}`).toBeInstanceOf(Error);
      expect([await onFile(), (await told()).length]).toEqual([before, messages]);
    }
    expect((await onFile()).email).toBe('one@example.test');
  });
});

describe('a freeze', () => {
  test('[R14, AUTH-42] gives up what waits, and is told to the contacts of before too', async () => {
    const visitor = await signedIn();
    await ask(visitor, 'thief@example.test');
    sandbox.clock.advance(3 * day);
    await applyContactChanges(sandbox.context('HK'));
    await ask(await signedIn(), '91112222', { field: 'mobile' });
    await sandbox.database.delete(outbox);
    await freezeAccount(sandbox, { clientId: lee.id, actor: 'firm' });
    expect(await ends()).toEqual(['applied', 'cancelled']);
    const everywhere = [before.mobile, 'thief@example.test', before.email];
    expect((await told()).map(([recipient]) => recipient)).toEqual(everywhere);
    expect((await told())[0]?.[1]).toContain('1 項更改聯絡資料的要求已取消。');
    sandbox.clock.advance(4 * day);
    await applyContactChanges(sandbox.context('HK'));
    expect((await onFile()).mobile).toBe(before.mobile);
    await sandbox.database.delete(outbox);
    await unfreezeAccount(sandbox, lee.id);
    expect((await told()).map(([recipient]) => recipient)).toEqual(everywhere);
  });
});
