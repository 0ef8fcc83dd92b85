import { describe, expect, test } from 'vitest';
import { sharedSandbox } from '../support/shared-sandbox';
import { Visitor } from '../support/visitor';

const shared = sharedSandbox();

const bases = { HK: '/tet-web/rest', TW: '/tet-web/api/v2' } as const;

describe.each(['HK', 'TW'] as const)('the login entry of the provider AUTHE in %s', (region) => {
  const entry = `${bases[region]}/auth/authe/login`;

  test.each(['', '?redirect=https://evil.example', '?redirect=//evil.example&locale=zh_HK', '?nonce=%3Cscript%3E'])(
    '[API-24, AUTH-13, OPEN-18] leads to the portal’s login page and nowhere else, also with %j behind it',
    async (query) => {
      const { statusCode, headers } = await shared.servers[region].inject(entry + query);
      expect([statusCode, headers.location, headers['set-cookie']]).toEqual([302, '/eTrading/v2/login', undefined]);
    },
  );

  test('[API-24] ends no session and begins none', async () => {
    const visitor = new Visitor(shared.servers[region], region);
    const [name, secret] = region === 'HK' ? ['chanmei88', '528314'] : ['LINCHI72', 'Maple6093Sky'];
    await visitor.logOn(name, secret);
    const answer = await shared.servers[region].inject({ url: entry, headers: { cookie: visitor.cookie ?? '' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
  });

  test('[API-24, AUTH-13] takes nothing that is sent, and is no other provider’s', async () => {
    const { servers } = shared;
    for (const [method, url] of [
      ['POST', entry],
      ['GET', entry.replace('authe', 'janus')],
      ['GET', entry.replace('authe', 'local')],
    ] as const) {
      const headers = { 'x-requested-with': 'XMLHttpRequest' };
      expect([url, (await servers[region].inject({ method, url, headers })).statusCode]).toEqual([url, 404]);
    }
  });
});
