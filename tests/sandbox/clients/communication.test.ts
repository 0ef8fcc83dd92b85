import { asc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { communicationAnswer } from '../../../contract/rest/account/communication-preference';
import type { CommunicationPreference } from '../../../domain/clients/communication-preference';
import { communicationChanges } from '../../../sandbox/database/schema/communication';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const path = '/account/communicationPreference';
const wish: CommunicationPreference = {
  language: 'en_US',
  statements: 'post',
  contractNotes: 'email',
  news: { email: false, sms: true, telephone: false, post: true },
};

const changes = () => shared.sandbox.database.select().from(communicationChanges).orderBy(asc(communicationChanges.id));
const hongKong = () => shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
const read = async (visitor: Visitor) => communicationAnswer.parse((await visitor.call('GET', path)).json());
const save = (visitor: Visitor, body: object) => visitor.call('POST', path, { body });

beforeEach(async () => {
  await shared.sandbox.database.delete(communicationChanges);
});

describe('communication preferences', () => {
  test('[ACCT-03] communication preferences are kept as a whole, and each change is written down: who, when, from what to what', async () => {
    const client = await hongKong();
    const { email: _, mobile: __, savedAt: ___, ...before } = await read(client);
    const answer = communicationAnswer.parse((await save(client, wish)).json());
    expect(answer).toEqual({
      ...wish,
      email: 'c***@example.test',
      mobile: '90****028',
      savedAt: shared.sandbox.clock.now().toISOString(),
    });
    expect(await read(client)).toEqual(answer);
    await save(client, wish);
    await save(client, { ...wish, statements: 'email' });
    expect(await changes()).toMatchObject([
      { clientId: 'HK-TYPICAL', before, after: wish, changedAt: shared.sandbox.clock.now() },
      { clientId: 'HK-TYPICAL', before: wish, after: { ...wish, statements: 'email' } },
    ]);
  });

  test('[ACCT-03] changed at the same time begin each where the one before it ended', async () => {
    const client = await hongKong();
    await save(client, wish);
    await changes();
    await shared.sandbox.database.delete(communicationChanges);
    await Promise.all(
      [0, 1, 2, 3].map((bits) =>
        save(client, { ...wish, news: { ...wish.news, email: bits % 2 === 0, telephone: bits > 1 } }),
      ),
    );
    const written = await changes();
    expect(written.length).toBeGreaterThan(0);
    expect(written.slice(1).map(({ before }) => before)).toEqual(written.slice(0, -1).map(({ after }) => after));
    expect(written[0]?.before).toEqual(wish);
  });

  test('[ACCT-03, R6] communication preferences are left as they were when a change can’t be written down', async () => {
    const client = await hongKong();
    const { database } = shared.sandbox;
    await save(client, wish);
    await database.delete(communicationChanges);
    const before = await read(client);
    await database.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
    );
    await database.execute(
      sql`create trigger refuse before insert on communication_changes for each row execute function refuse()`,
    );
    const changed = { ...wish, news: { ...wish.news, telephone: true, email: true } };
    const answer = await save(client, changed);
    await database.execute(sql`drop function refuse cascade`);
    expect(answer.statusCode).toBe(500);
    expect([await read(client), await changes()]).toEqual([before, []]);
  });

  test('[ACCT-03] communication preferences of a client who has said nothing are what is usual, and by post without an e-mail address', async () => {
    const client = await shared.visitors.loggedOn('TW', ['C200000033', 'River7158Moon']);
    expect(await read(client)).toMatchObject({
      language: 'zh_TW',
      statements: 'post',
      contractNotes: 'post',
      email: null,
      savedAt: null,
      news: { email: false, sms: false, telephone: false, post: false },
    });
    const unreachable = await save(client, { ...wish, language: 'zh_TW' });
    expect([unreachable.statusCode, codesOf(unreachable)]).toEqual([400, ['PREFERENCE_UNREACHABLE']]);
    expect(await changes()).toEqual([]);
  });

  test.each([
    {},
    { ...wish, statements: 'fax' },
    { ...wish, news: { email: true } },
    { ...wish, news: { ...wish.news, sms: 'yes' } },
    { ...wish, language: 'fr_FR' },
    [wish],
  ])('[ACCT-03] communication preferences aren’t kept in another shape: %j', async (body) => {
    const answer = await save(await hongKong(), body);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['PREFERENCE_INVALID']]);
  });

  test('[ACCT-03] communication preferences are in no other region’s language, and no visitor’s', async () => {
    expect((await save(await hongKong(), { ...wish, language: 'zh_TW' })).statusCode).toBe(400);
    const visitor = new Visitor(shared.servers.HK, 'HK');
    expect([(await visitor.call('GET', path)).statusCode, (await save(visitor, wish)).statusCode]).toEqual([401, 401]);
  });
});
