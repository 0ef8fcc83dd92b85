import { describe, expect, it } from 'vitest';
import { GraphqlMessages } from '../../adapters/graphql/notices/graphql-messages';
import { GraphqlPromotions } from '../../adapters/graphql/notices/graphql-promotions';
import { GraphqlUsers } from '../../adapters/graphql/clients/graphql-users';
import { PreLoginDataReader } from '../../adapters/graphql/notices/pre-login-data';
import type { TransportAnswer, TransportRequest } from '../../adapters/http/transport';
import { RestAccountOverviews } from '../../adapters/rest/clients/rest-account-overviews';
import { RestPageFlows } from '../../adapters/rest/notices/rest-page-flows';
import { RestPromotions } from '../../adapters/rest/notices/rest-promotions';
import { RestTips } from '../../adapters/rest/notices/rest-tips';
import { RestTopFunds } from '../../adapters/rest/funds/rest-top-funds';
import type { Region } from '../../domain/region';
import { decimal } from '../builders/decimal';
import { settled } from '../builders/settled';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

function worldOf(region: Region, reply: (request: TransportRequest) => unknown) {
  const transport = new ScriptedTransport((request) => answer(200, reply(request)));
  return { transport, setup: adapterSetup(region, transport) };
}

const document = (title: string): string => `<p><title>${title}</title><url>https://a.example</url></p>`;
const promotion = (code: string, isNewClientPromo: boolean | null, data = document(code)) => ({
  code,
  isHero: null,
  isSticky: true,
  isNewClientPromo,
  data,
});

describe('tips', () => {
  const ask = async (region: Region, tips: unknown) => {
    const { setup } = worldOf(region, () => tips);
    return new RestTips(setup.rest, setup.locale).beforeLogin();
  };

  it('[MSG-14, MSG-15, ENT-37] come in the client’s language and open in a new page unless told otherwise', async () => {
    const locales = {
      zh_TW: { header: '標題', description: '說明', link: '/eTrading/v2/x', target: '_self' },
      en_US: { header: 'Header', description: null, link: '', target: null },
    };
    expect(await ask('TW', [{ position: 2, locales }])).toEqual({
      ok: true,
      value: [{ position: 2, header: '標題', description: '說明', link: '/eTrading/v2/x', target: '_self' }],
    });
    expect(await ask('HK', [{ position: 2, locales }])).toEqual({
      ok: true,
      value: [{ position: 2, header: 'Header', description: '', target: '_blank' }],
    });
  });

  it.each([
    ['HK', '/tet-web/rest/preLoginCoolKnowledge'],
    ['TW', '/tet-web/api/v2/preLoginCoolKnowledge'],
  ] as const)(
    '[API-33] tips are asked of preLoginCoolKnowledge of %s, and an answer that is no list is none',
    async (region, url) => {
      const locales = { en_US: { header: 'H', description: 'D' }, zh_TW: { header: 'H', description: 'D' } };
      const { transport, setup } = worldOf(region, () => [{ position: 1, locales }]);
      expect(await new RestTips(setup.rest, setup.locale).beforeLogin()).toMatchObject({
        ok: true,
        value: [{ header: 'H' }],
      });
      const { name, method, body } = transport.last;
      expect([name, method, transport.last.url, body]).toEqual(['preLoginCoolKnowledge', 'GET', url, undefined]);
      for (const none of [null, {}, 'tips', { 0: { position: 1, locales } }])
        expect(await ask(region, none)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );

  it('[MSG-15] leave out what says nothing in the client’s language', async () => {
    const silent = { en_US: { header: '', description: null } };
    expect(
      await ask('HK', [
        { position: 1, locales: {} },
        { position: 2, locales: silent },
      ]),
    ).toEqual({ ok: true, value: [] });
  });

  it('[ENT-37] come by their position', async () => {
    const tip = (position: number) => ({ position, locales: { en_US: { header: 'H', description: 'D' } } });
    const answer = await ask('HK', [tip(3), tip(1)]);
    expect(answer.ok && answer.value.map(({ position }) => position)).toEqual([1, 3]);
  });
});

describe('the overview of a client’s account', () => {
  it('[API-28, ENT-20, SHAPE-15, SHAPE-16] the overview of a client’s account is asked of the region’s address, and read as far as it goes', async () => {
    const body = {
      accountInfo: { mfaIndicator: 'Y' },
      accountNameInfo: { name: '林先生' },
      passwordChangeReminder: true,
      preferenceCurrency: 'USD',
      bankChangedList: [{ bankAccountNo: '1', currency: 'TWD', status: 'NEW', onlineDDA: false }],
    };
    for (const [region, base] of [
      ['HK', '/tet-web/rest'],
      ['TW', '/tet-web/api/v2'],
    ] as const) {
      const { transport, setup } = worldOf(region, () => body);
      expect(await new RestAccountOverviews(setup.rest, region).current()).toMatchObject({
        ok: true,
        value: {
          accountInfo: { mfaIndicator: true },
          name: '林先生',
          passwordChangeReminder: true,
          preferenceCurrency: 'usd',
          bankChangedList: [{ currency: 'TWD', status: 'NEW' }],
        },
      });
      expect([transport.last.method, transport.last.url]).toEqual(['GET', `${base}/authentication/accountInfo`]);
    }
  });
});

describe('the page flow after a sign-in', () => {
  it('[API-27, OPEN-87] the page flow after a sign-in is asked of the region’s address and read by name; what nobody knows is left out', async () => {
    for (const [region, base] of [
      ['HK', '/tet-web/rest'],
      ['TW', '/tet-web/api/v2'],
    ] as const) {
      const { transport, setup } = worldOf(region, () => ({ steps: ['invalid-address', 'a-new-one', ''] }));
      expect(await new RestPageFlows(setup.rest).steps()).toEqual({ ok: true, value: ['invalid-address'] });
      expect([transport.last.method, transport.last.url]).toEqual(['GET', `${base}/authentication/pageFlow`]);
    }
  });

  it('[API-27, OPEN-87] the page flow after a sign-in is nothing where the answer can’t be read', async () => {
    for (const body of [null, {}, { steps: null }, { steps: [1] }, []]) {
      const { setup } = worldOf('HK', () => body);
      expect(await new RestPageFlows(setup.rest).steps()).toEqual({ ok: false, error: { kind: 'malformed' } });
    }
  });
});

describe('top funds', () => {
  it('[AUTH-50, API-48, CONFLICT-29] keep the server’s order and exact figures', async () => {
    const { setup } = worldOf('HK', () => [
      {
        name: { code: 'B', value: null },
        baseCurrency: 'USD',
        fundRiskRating: 'RR4',
        fundPerformance: { oneYear: '9.10' },
      },
      {
        name: { code: 'A', value: 'Fund A' },
        baseCurrency: 'HKD',
        fundRiskRating: '9',
        fundPerformance: { oneYear: 'n/a' },
      },
    ]);
    expect(await new RestTopFunds(setup.rest).bestSelling()).toEqual({
      ok: true,
      value: [
        { code: 'B', name: 'B', baseCurrency: 'USD', riskRating: 4, oneYear: decimal('9.10') },
        { code: 'A', name: 'Fund A', baseCurrency: 'HKD' },
      ],
    });
  });
});

describe('promotions', () => {
  it('[MSG-08, MSG-25, CONFLICT-46, CONFLICT-47] come by REST in HK, where a field says which are for new clients', async () => {
    const { transport, setup } = worldOf('HK', () => [promotion('NEW1', false), promotion('2', true)]);
    const result = await new RestPromotions(setup.rest, 'HK').beforeLogin();
    expect(transport.last.name).toBe('preLoginPromotions');
    expect(result).toMatchObject({
      ok: true,
      value: [
        {
          code: 'NEW1',
          data: { title: 'NEW1', url: 'https://a.example' },
          isHero: false,
          isSticky: true,
          isNewClientPromo: false,
        },
        { code: '2', isNewClientPromo: true },
      ],
    });
  });

  it('[API-35] promotions are asked of preLoginPromotions in HK, and an answer that is no list is none', async () => {
    const ask = (reply: unknown) => {
      const { transport, setup } = worldOf('HK', () => reply);
      return { transport, asked: new RestPromotions(setup.rest, 'HK').beforeLogin() };
    };
    const { transport, asked } = ask([promotion('A', true)]);
    expect(await asked).toMatchObject({ ok: true, value: [{ code: 'A' }] });
    expect([transport.last.method, transport.last.url]).toEqual(['GET', '/tet-web/rest/preLoginPromotions']);
    for (const none of [null, {}, 'promotions', { promotions: [promotion('A', true)] }])
      expect(await ask(none).asked).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('[CONFLICT-47, GQL-18] come by GraphQL in TW, where the code says it, in capitals', async () => {
    const promotions = ['NEW1', 'aORSOb', 'JPM', 'EXT', 'new', '7'].map((code) => promotion(code, true));
    const { transport, setup } = worldOf('TW', () => ({ data: { preLoginDataTW: { promotions } } }));
    const port = new GraphqlPromotions(new PreLoginDataReader(setup.graphql, setup.locale), 'TW');
    const result = await port.beforeLogin();
    expect(transport.last.name).toBe('PublicPreLoginDataTW');
    const flags = result.ok ? result.value.map(({ isNewClientPromo }) => isNewClientPromo) : [];
    expect(flags).toEqual([true, true, true, true, false, false]);
  });

  it('[MSG-11, CONFLICT-61] drop a document that isn’t valid and keep the others', async () => {
    const { setup } = worldOf('HK', () => [promotion('1', null, '<p><title>x</p>'), promotion('2', null)]);
    expect(await new RestPromotions(setup.rest, 'HK').beforeLogin()).toMatchObject({
      ok: true,
      value: [{ code: '2' }],
    });
  });
});

describe('messages', () => {
  const message = (type: string, enable = true, text = type) => ({
    enable,
    type,
    values: [
      { code: 'A', value: text },
      { code: 'B', value: null },
    ],
  });
  const messages = ({ graphql, locale, region }: ReturnType<typeof adapterSetup>) =>
    new GraphqlMessages(graphql, region, new PreLoginDataReader(graphql, locale));

  it('[MSG-07, ENT-32] say nothing by a blank line', async () => {
    const { setup } = worldOf('HK', ({ name }) => ({
      data: { message: message(name === 'PublicMaintenanceMessage' ? 'MAINTENANCE' : 'DISCLAIMER', true, ' ') },
    }));
    expect(await messages(setup).beforeLogin()).toEqual({
      ok: true,
      value: { messages: [], isIncomplete: false },
    });
  });

  it('[GQL-13, GQL-15, GQL-16, CONFLICT-46] come by three operations in HK, and only the enabled ones', async () => {
    const { transport, setup } = worldOf('HK', ({ name }) => ({
      data: {
        message: message(
          name === 'PublicMaintenanceMessage' ? 'MAINTENANCE' : 'DISCLAIMER',
          name !== 'PublicPreLoginNewsMessage',
        ),
      },
    }));
    const result = await messages(setup).beforeLogin();
    expect(transport.requests.map(({ name }) => name)).toEqual([
      'PublicMaintenanceMessage',
      'PublicPreLoginNewsMessage',
      'PublicDisclaimerMessage',
    ]);
    expect(result).toEqual({
      ok: true,
      value: {
        messages: [
          { type: 'MAINTENANCE', lines: ['MAINTENANCE'] },
          { type: 'DISCLAIMER', lines: ['DISCLAIMER'] },
        ],
        isIncomplete: false,
      },
    });
  });

  it('[GQL-18, API-09] messages and the promotions share one pre-login question in TW, and nothing is kept after it', async () => {
    const { transport, setup } = worldOf('TW', ({ name }) =>
      name === 'PublicPreLoginDataTW'
        ? { data: { preLoginDataTW: { news: message('PRELOGIN_NEWS'), disclaimer: null, promotions: [] } } }
        : { data: { message: null } },
    );
    const reader = new PreLoginDataReader(setup.graphql, setup.locale);
    const port = new GraphqlMessages(setup.graphql, 'TW', reader);
    const ask = () => Promise.all([port.beforeLogin(), new GraphqlPromotions(reader, 'TW').beforeLogin()]);
    const [shown] = await ask();
    expect(shown).toMatchObject({
      ok: true,
      value: { messages: [{ type: 'PRELOGIN_NEWS', lines: ['PRELOGIN_NEWS'] }] },
    });
    const asked = () => transport.requests.filter(({ name }) => name === 'PublicPreLoginDataTW').length;
    expect(asked()).toBe(1);
    await ask();
    expect(asked()).toBe(2);
  });

  it('[OPEN-92] show what answered when one of them didn’t, and that it didn’t', async () => {
    const transport = new ScriptedTransport(({ name }) =>
      name === 'PublicMaintenanceMessage' ? answer(200, { data: { message: message('MAINTENANCE') } }) : answer(500),
    );
    const setup = adapterSetup('HK', transport);
    expect(await messages(setup).beforeLogin()).toMatchObject({
      ok: true,
      value: { messages: [{ type: 'MAINTENANCE' }], isIncomplete: true },
    });
    transport.script = () => answer(500);
    expect(await messages(setup).beforeLogin()).toEqual({ ok: false, error: { kind: 'server-error', status: 500 } });
  });

  it.each([
    ['HK', 'PublicPreLoginNewsMessage'],
    ['TW', 'PublicPreLoginDataTW'],
  ] as const)(
    '[OPEN-92, CONFLICT-54] messages in %s miss nothing when a login or logout overtook a call',
    async (region, late) => {
      let overtaken: (given: TransportAnswer) => void = () => {};
      const setup = adapterSetup(region, {
        send: ({ name }) =>
          name === late
            ? new Promise((resolve) => {
                overtaken = resolve;
              })
            : Promise.resolve(answer(200, { data: { message: message('MAINTENANCE') } })),
      });
      const asked = messages(setup).beforeLogin();
      await settled();
      setup.epoch.advance();
      overtaken(answer(500));
      const answered = region === 'HK' ? ['MAINTENANCE', 'MAINTENANCE'] : ['MAINTENANCE'];
      expect(await asked).toMatchObject({
        ok: true,
        value: { messages: answered.map((type) => ({ type })), isIncomplete: false },
      });
    },
  );
});

describe('the client', () => {
  it('[GQL-08, GQL-09, ENT-12, SHAPE-15] the client is read from the region’s operation', async () => {
    const user = {
      userId: 'U1',
      userNameWithTitle: 'Ms Chan',
      lastLoginDate: '2026-11-19T10:00:00Z',
      email: { email: 'c***@x.hk' },
      passwordChangeReminder: true,
      mfaIndicator: 'Y',
    };
    const { setup } = worldOf('HK', () => ({ data: { userPortfolioHK: user } }));
    expect(await new GraphqlUsers(setup.graphql, 'HK').current()).toEqual({
      ok: true,
      value: {
        region: 'HK',
        userId: 'U1',
        userNameWithTitle: 'Ms Chan',
        lastLoginDate: '2026-11-19T10:00:00Z',
        email: 'c***@x.hk',
        passwordChangeReminder: true,
        mfaIndicator: true,
        ineligibleReasons: [],
        msAccounts: [],
        taAccountHKs: [],
      },
    });
    const { setup: tw } = worldOf('TW', () => ({
      data: { userPortfolioTW: { userId: 'U2', userNameWithTitle: '王先生' } },
    }));
    expect(await new GraphqlUsers(tw.graphql, 'TW').current()).toEqual({
      ok: true,
      value: { region: 'TW', userId: 'U2', userNameWithTitle: '王先生', accountSupplementalInfoList: [] },
    });
  });

  it.each(['HK', 'TW'] as const)(
    '[MSG-17] the client of %s is reminded of the password when the server says so',
    async (region) => {
      const stated = { userId: 'U1', userNameWithTitle: 'Ms Chan', passwordChangeReminder: true };
      const { setup } = worldOf(region, () => ({ data: { [`userPortfolio${region}`]: stated } }));
      expect(await new GraphqlUsers(setup.graphql, region).current()).toMatchObject({
        value: { region, passwordChangeReminder: true },
      });
    },
  );
});
