import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pageFlowAnswer } from '../../../contract/rest/notices/page-flow';
import { clients } from '../../../sandbox/database/schema/clients';
import { askedSteps } from '../../../sandbox/database/schema/page-flow';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const path = '/authentication/pageFlow';
const ask = async (visitor: Visitor) => pageFlowAnswer.parse((await visitor.call('GET', path)).json()).steps;

const inHongKong = (name: string, secret: string) => shared.visitors.loggedOn('HK', [name, secret]);
const inTaiwan = (name: string, secret: string) => shared.visitors.loggedOn('TW', [name, secret]);

describe('the page flow after a sign-in', () => {
  test('[API-27, OPEN-87] the page flow after a sign-in is the client’s own, in both regions, and nothing for most', async () => {
    expect(await ask(await inHongKong('510012300270', '617025'))).toEqual(['create-username']);
    expect(await ask(await inTaiwan('C200000033', 'River7158Moon'))).toEqual(['create-username']);
    const two = ['communication-preference', 'invalid-address'];
    expect(await ask(await inHongKong('yipdollar7', '293641'))).toEqual(two);
    expect(await ask(await inTaiwan('HSUYA385', 'Jade4286Reef'))).toEqual(two);
    expect(await ask(await inHongKong('chanmei88', '528314'))).toEqual([]);
    expect(await ask(await inTaiwan('LINCHI72', 'Maple6093Sky'))).toEqual([]);
  });

  test('[API-27, OPEN-87] the page flow after a sign-in is no more asked once it is done', async () => {
    const { database, clock } = shared.sandbox;
    const dollars = await inHongKong('yipdollar7', '293641');
    const { language, statements, contractNotes, news } = (
      await dollars.call('GET', '/account/communicationPreference')
    ).json<Record<string, unknown>>();
    await dollars.call('POST', '/account/communicationPreference', {
      body: { language, statements, contractNotes, news },
    });
    expect(await ask(dollars)).toEqual(['invalid-address']);
    const isNew = eq(clients.id, 'HK-EMPTY');
    await database.update(clients).set({ userName: 'hosnewname1' }).where(isNew);
    const named = await inHongKong('hosnewname1', '617025');
    await database.update(clients).set({ userName: null }).where(isNew);
    expect(await ask(named)).toEqual(['create-username']);
    await database.update(clients).set({ userName: 'hosnewname1' }).where(isNew);
    expect(await ask(named)).toEqual([]);
    await database.update(clients).set({ userName: null }).where(isNew);
    const askedAt = clock.now();
    await database.insert(askedSteps).values([
      { clientId: 'HK-TYPICAL', step: 'plan-migration', askedAt },
      { clientId: 'HK-USER-NAME', step: 'plan-migration', askedAt },
      { clientId: 'TW-NO-CODE', step: 'plan-migration', askedAt },
    ]);
    expect(await ask(await inHongKong('chanmei88', '528314'))).toEqual(['plan-migration']);
    expect(await ask(await inHongKong('fungwai1', '362815'))).toEqual([]);
    expect(await ask(await inTaiwan('LINCHI72', 'Maple6093Sky'))).toEqual([]);
  });

  test('[API-27, ERR-10] the page flow after a sign-in is told to nobody without a session', async () => {
    const answer = await new Visitor(shared.servers.HK, 'HK').call('GET', path);
    expect([answer.statusCode, codesOf(answer)]).toEqual([401, ['SESSION_EXPIRED']]);
  });
});
