import { describe, expect, it } from 'vitest';
import type { Call } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import type { TransportAnswer, TransportRequest } from '../../adapters/http/transport';
import { readNothing } from '../../adapters/rest/read-answer';
import type { FailurePolicy } from '../../adapters/rest/rest-client';
import { RestTips } from '../../adapters/rest/notices/rest-tips';
import { RestTopFunds } from '../../adapters/rest/funds/rest-top-funds';
import { ok } from '../../domain/kernel/result';
import { regions } from '../../domain/region';
import { FailureStore } from '../../ui/stores/failure-store';
import { answer, offline, refusal, ScriptedTransport, textAnswer } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

async function refused(given: TransportAnswer, policy: FailurePolicy) {
  const setup = adapterSetup('TW', new ScriptedTransport(() => given));
  setup.vault.write('AUTH_CHECKED', 'abc');
  const result = await setup.rest.call(callCatalogue, { name: 'authLogout', policy, read: readNothing });
  return {
    failure: result.ok ? undefined : result.error,
    shown: setup.failures.errors,
    exits: setup.navigation.exits,
    session: setup.sessionEnd.events,
  };
}

async function effectsOfWrite(given: TransportAnswer) {
  const setup = adapterSetup('TW', new ScriptedTransport(() => given));
  await setup.rest.call(callCatalogue, { name: 'keepPriceAlert', policy: on, read: readNothing });
  return setup.navigation.effects;
}

const callNames = Object.keys(callCatalogue) as CallName[];
const on = { showErrors: true };
const off = { showErrors: false };

describe('a 400 with errors', () => {
  const errors = [{ code: 'A1', message: 'one', messages: { zh_TW: '一' } }, { code: 'A2' }];
  const given = answer(400, { detail: { errors } });

  it('[ERR-01] a 400 with errors is shown, each error with code and words, with the flag on', async () => {
    const seen = await refused(given, on);
    expect(seen).toEqual({ failure: { kind: 'rejected', errors }, shown: errors, exits: [], session: [] });
  });

  it('[ERR-02, CONFLICT-10] a 400 with errors is the caller’s with the flag off', async () => {
    const seen = await refused(given, off);
    expect(seen).toEqual({ failure: { kind: 'rejected', errors }, shown: [], exits: [], session: [] });
  });

  it('[SHAPE-21] gives an error without a code one', async () => {
    const seen = await refused(answer(400, { detail: { errors: [{ message: 'x' }, { code: null }] } }), on);
    const codes = seen.shown.map(({ code }) => code);
    expect(codes).toEqual([expect.stringMatching(/^GENERATED-\d{6}$/), expect.stringMatching(/^GENERATED-\d{6}$/)]);
    expect(codes[0]).not.toBe(codes[1]);
  });

  it('[SHELL-10, ERR-09] keeps errors without codes of several calls apart by their words, the same words once', async () => {
    const bodies = ['first', 'second', 'first'].map((message) => answer(400, { detail: { errors: [{ message }] } }));
    const failures = new FailureStore();
    for (const body of bodies) failures.show((await refused(body, on)).shown);
    expect(failures.errors.map(({ message }) => message)).toEqual(['first', 'second']);
  });

  it('[ERR-17] cleans the server’s words: text only, 300 characters', async () => {
    const message = `safe\u202Eevil\u0000${'x'.repeat(400)}`;
    const seen = await refused(answer(400, { detail: { errors: [{ code: 'A', message }] } }), on);
    expect(seen.shown[0]?.message).toBe(`safeevil${'x'.repeat(292)}`);
  });
});

describe('a 400 without errors', () => {
  it.each([
    answer(400, { detail: { errors: [] } }),
    answer(400),
    textAnswer(400, '<html>'),
    answer(400, { detail: 7 }),
  ])(
    '[ERR-03, CONFLICT-10] goes to the general error page with the flag on, nowhere with it off (%#)',
    async (given) => {
      expect(await refused(given, on)).toMatchObject({
        failure: { kind: 'rejected', errors: [] },
        exits: ['general-error'],
      });
      expect(await refused(given, off)).toMatchObject({ failure: { kind: 'rejected', errors: [] }, exits: [] });
    },
  );
});

describe('a 401', () => {
  const given = answer(401, refusal('SESSION_EXPIRED'));

  it('[ERR-04, CONFLICT-09] marks the session expired and goes to the general error page with the flag on', async () => {
    expect(await refused(given, on)).toMatchObject({
      failure: { kind: 'unauthorized', errors: [{ code: 'SESSION_EXPIRED' }] },
      exits: ['general-error'],
      session: ['marked'],
      shown: [],
    });
  });

  it('[OPEN-92] ends the session with the flag off', async () => {
    expect(await refused(given, off)).toMatchObject({ exits: [], session: ['expired'] });
  });

  it('[CONFLICT-09] a 401 is the caller’s where the call says so', async () => {
    expect(await refused(given, { ...off, onUnauthorized: 'caller' })).toMatchObject({ exits: [], session: [] });
  });

  it('ends nothing for a visitor, who has no session', async () => {
    const setup = adapterSetup('TW', new ScriptedTransport(() => given));
    await setup.rest.call(callCatalogue, { name: 'preLoginCoolKnowledge', policy: off, read: readNothing });
    expect(setup.sessionEnd.events).toEqual([]);
  });
});

describe('a 401 in one of several tabs', () => {
  const accepted = answer(200, {});

  /** A tab whose token counts no more at the server, beside one that was given the next. */
  function besideARenewal(refusing: TransportAnswer, renewed: string | undefined = 'new') {
    const transport = new ScriptedTransport(({ headers }) => (headers['AUTH_CHECKED'] === 'new' ? accepted : refusing));
    const setup = adapterSetup('TW', transport);
    setup.vault.write('AUTH_CHECKED', 'old');
    setup.vault.write('sessionName', 'session-1');
    setup.otherTabs.open().serve('session-1', {
      offer: () => Promise.resolve(renewed),
      isRenewing: () => false,
      adopt: () => {},
    });
    const call = (name: CallName, policy: FailurePolicy = off) =>
      setup.rest.call(callCatalogue, { name, policy, read: readNothing });
    return { setup, call, tokens: () => transport.requests.map(({ headers }) => headers['AUTH_CHECKED']) };
  }

  it.each([
    ['heartbeat', answer(401)],
    ['keepPriceAlert', answer(401, refusal('SESSION_EXPIRED'))],
  ] as const)(
    '[REAUTH-19, R21] a call answered with 401 is sent again once under the token that another tab was given meanwhile: %s',
    async (name, refusing) => {
      const { setup, call, tokens } = besideARenewal(refusing);
      expect(await call(name)).toMatchObject({ ok: true });
      expect([tokens(), setup.vault.read('AUTH_CHECKED'), setup.sessionEnd.events]).toEqual([
        ['old', 'new'],
        'new',
        [],
      ]);
    },
  );

  it('[ERR-20, AUTH-44] never gives a secret twice: a write whose 401 says nothing, or something of its own, is not sent again', async () => {
    const unclear = besideARenewal(answer(401));
    expect(await unclear.call('keepPriceAlert')).toEqual({
      ok: false,
      error: { kind: 'no-answer', reason: 'timeout' },
    });
    expect([unclear.tokens(), unclear.setup.sessionEnd.events]).toEqual([['old'], []]);
    const wrong = besideARenewal(answer(401, refusal('VPN0001')));
    expect(await wrong.call('keepPriceAlert', { ...off, onUnauthorized: 'caller' })).toMatchObject({
      error: { kind: 'unauthorized' },
    });
    expect([wrong.tokens(), wrong.setup.vault.read('AUTH_CHECKED')]).toEqual([['old'], 'old']);
  });

  it('[ERR-10, R21] ends the session where no other tab has another token, and where that is refused too', async () => {
    for (const [renewed, borne] of [
      ['old', ['old']],
      ['planted', ['old', 'planted']],
    ] as const) {
      const { setup, call, tokens } = besideARenewal(answer(401), renewed);
      expect(await call('heartbeat')).toMatchObject({ error: { kind: 'unauthorized' } });
      expect([tokens(), setup.sessionEnd.events]).toEqual([borne, ['expired']]);
    }
  });

  it('[R13, R21] a call answered with 401 is superseded where the session ended while the other tabs were asked', async () => {
    const { setup, call, tokens } = besideARenewal(answer(401));
    const called = call('heartbeat');
    setup.vault.clear();
    setup.epoch.advance();
    expect(await called).toEqual({ ok: false, error: { kind: 'superseded' } });
    expect([tokens(), setup.vault.read('AUTH_CHECKED')]).toEqual([['old'], undefined]);
  });

  it('[REAUTH-19, SESS-03, R21] tells the other tabs of a token in place of an open session’s, and of no other', async () => {
    const told: string[] = [];
    const setup = adapterSetup('TW', new ScriptedTransport(() => answer(200, {}, { auth_checked: 'new' })));
    setup.otherTabs.open().serve('session-1', {
      offer: () => Promise.resolve(undefined),
      isRenewing: () => false,
      adopt: (token) => void told.push(token),
    });
    const call = () => setup.rest.call(callCatalogue, { name: 'heartbeat', policy: off, read: readNothing });
    setup.vault.write('sessionName', 'session-1');
    await call();
    setup.vault.write('AUTH_CHECKED', 'half-open');
    setup.vault.write('oneTimeCodePending', true);
    await call();
    expect(told).toEqual([]);
    setup.vault.remove('oneTimeCodePending');
    setup.vault.write('AUTH_CHECKED', 'old');
    await call();
    await call();
    expect(told).toEqual(['new']);
  });
});

describe('a 5xx', () => {
  it.each([500, 501, 502, 503, 504, 599])(
    '[ERR-05] %i goes to the general error page with the flag on',
    async (status) => {
      expect(await refused(answer(status, refusal('X')), on)).toEqual({
        failure: { kind: 'server-error', status },
        shown: [],
        exits: ['general-error'],
        session: [],
      });
    },
  );

  it.each([
    ['BCDFGHJK', 'BCDFGHJK'],
    ['x'.repeat(41), 'page-code'],
    ['<b>', 'page-code'],
  ])(
    '[ERR-05, OPEN-16] a 5xx hands on the number of the request, where it is one, else the page’s own code stands for it: %s',
    async (given, read) => {
      const transport = new ScriptedTransport(() => answer(500, {}, { 'x-request-id': given }));
      const setup = adapterSetup('TW', transport);
      await setup.rest.call(callCatalogue, { name: 'heartbeat', policy: on, read: readNothing });
      expect(setup.navigation.failureCode()).toBe(read);
    },
  );

  it('[OPEN-92] a 5xx is the caller’s with the flag off', async () => {
    expect(await refused(textAnswer(502, '<html>'), off)).toMatchObject({ exits: [], shown: [] });
  });
});

describe('what is known of the client’s data after a failure that leads to the error page', () => {
  it('[OPEN-16, ERR-05] a write may have arrived, and all else changed nothing', async () => {
    const writes: string[] = [];
    for (const name of callNames) {
      const [region = 'HK'] = callCatalogue[name].regions;
      const setup = adapterSetup(region, new ScriptedTransport(() => answer(500)));
      await setup.rest.call(callCatalogue, { name, policy: on, read: readNothing });
      expect(setup.navigation.effects).toHaveLength(1);
      if (setup.navigation.effects[0] === 'may-have-arrived') writes.push(name);
    }
    expect(writes.sort()).toEqual([
      'addPasskey',
      'askPasskeyProof',
      'beginPasskey',
      'beginReAuthentication',
      'cancelBankAccount',
      'cancelContactChange',
      'cancelOrder',
      'changePlan',
      'changeSecret',
      'changeUsername',
      'choosePortfolioSetting',
      'composeOrders',
      'endOtherSessions',
      'endSession',
      'finishReAuthentication',
      'freezeAccount',
      'givePasskeyProof',
      'instructDividend',
      'keepAccountPriceAlert',
      'keepCommunicationPreference',
      'keepPriceAlert',
      'movePlans',
      'reactivationDocumentUpload',
      'removeAccountPriceAlert',
      'removePasskey',
      'removePriceAlert',
      'renamePasskey',
      'requestBankAccount',
      'requestContactChange',
      'resetTradingPassword',
      'sendTradingResetCode',
      'startPlan',
      'submitEnhancedSuitability',
      'submitRiskQuestionnaire',
      'unwatchFund',
      'urlCancel',
      'urlSign',
      'urlSubmit',
      'watchFund',
    ]);
  });

  it.each([answer(400), answer(401)])(
    '[OPEN-16, ERR-03, ERR-04] a write that was refused changed nothing (%#)',
    async (given) => {
      expect(await effectsOfWrite(given)).toEqual(['nothing-changed']);
    },
  );

  it('[OPEN-16] not that nothing was changed, while another write has no answer yet', async () => {
    const answers = new Map<string, (given: TransportAnswer) => void>();
    const send = ({ name }: TransportRequest) =>
      new Promise<TransportAnswer>((resolve) => void answers.set(name, resolve));
    const setup = adapterSetup('TW', { send });
    const ask = (name: CallName) => setup.rest.call(callCatalogue, { name, policy: on, read: readNothing });
    const fail = async (name: CallName) => {
      const asked = ask(name);
      answers.get(name)?.(answer(500));
      await asked;
    };
    const write = ask('keepPriceAlert');
    await fail('priceAlert');
    answers.get('keepPriceAlert')?.(answer(200));
    await write;
    await fail('priceAlert');
    expect(setup.navigation.effects).toEqual(['may-have-arrived', 'nothing-changed']);
  });
});

describe('no answer', () => {
  it('[OPEN-76] no answer is the caller’s: nothing shown, nowhere gone', async () => {
    expect(await refused(offline, on)).toEqual({ failure: offline, shown: [], exits: [], session: [] });
  });
});

describe('the call catalogue', () => {
  it('[API-10] the call catalogue doesn’t send a call that the region hasn’t got', async () => {
    const transport = new ScriptedTransport(() => answer(200, []));
    const result = await new RestTopFunds(adapterSetup('TW', transport).rest).bestSelling();
    expect(result).toEqual({ ok: false, error: { kind: 'not-offered' } });
    expect(transport.requests).toEqual([]);
  });

  it.each(regions)('[API-10, CONFLICT-46, CONFLICT-63] sends no call at all that %s hasn’t got', async (region) => {
    const transport = new ScriptedTransport(() => answer(200));
    const { rest } = adapterSetup(region, transport);
    const others = callNames.filter((name) => !callCatalogue[name].regions.includes(region));
    expect(others.length).toBeGreaterThan(0);
    for (const name of others) {
      const result = await rest.call(callCatalogue, { name, policy: off, read: readNothing });
      expect({ name, result }).toEqual({ name, result: { ok: false, error: { kind: 'not-offered' } } });
    }
    expect(transport.requests).toEqual([]);
  });

  it.each([
    ['HK', '/tet-web/rest/preLoginCoolKnowledge'],
    ['TW', '/tet-web/api/v2/preLoginCoolKnowledge'],
  ] as const)('[API-01, CONF-22] calls below the base of %s', async (region, url) => {
    const transport = new ScriptedTransport(() => answer(200, []));
    const setup = adapterSetup(region, transport);
    await new RestTips(setup.rest, setup.locale).beforeLogin();
    expect(transport.last).toMatchObject({ method: 'GET', url });
  });
});

describe('what a call does', () => {
  it.each([
    ['GET', 'read', 3, undefined],
    ['POST', 'read', 3, undefined],
    ['GET', 'read-once', 1, undefined],
    ['POST', 'read-once', 1, undefined],
    ['GET', 'write', 1, 'N'],
    ['POST', 'write', 1, 'N'],
    ['DELETE', 'write', 1, 'N'],
  ] as const)(
    '[REAUTH-11, CONFLICT-53] a %s that is a %s goes out %i times when it is not answered, RE_AUTH %s',
    async (method, effect, times, reAuth) => {
      const heartbeat: Call = { method, path: '/heartbeat', regions: ['TW'], effect };
      const transport = new ScriptedTransport(() => offline);
      await adapterSetup('TW', transport).rest.call(
        { heartbeat },
        { name: 'heartbeat', policy: { showErrors: false }, read: readNothing },
      );
      expect(transport.requests).toHaveLength(times);
      expect(transport.last.headers['RE_AUTH']).toBe(reAuth);
    },
  );
});

describe('the 15-minute cache', () => {
  function tips(script = () => answer(200, [])) {
    const transport = new ScriptedTransport(script);
    const setup = adapterSetup('TW', transport);
    return { transport, setup, port: new RestTips(setup.rest, setup.locale) };
  }

  it('[API-08, CONST-01] answers again from memory for 900,000 ms', async () => {
    const { transport, setup, port } = tips();
    const first = await port.beforeLogin();
    setup.clock.pass(899_999);
    expect(await port.beforeLogin()).toEqual(first);
    expect(transport.requests).toHaveLength(1);
    setup.clock.pass(1);
    await port.beforeLogin();
    expect(transport.requests).toHaveLength(2);
  });

  it('[API-08] asks again in another language and in another session', async () => {
    const { transport, setup, port } = tips();
    await port.beforeLogin();
    setup.locale.language = 'en_US';
    await port.beforeLogin();
    expect(transport.requests).toHaveLength(2);
    setup.epoch.advance();
    await port.beforeLogin();
    expect(transport.requests).toHaveLength(3);
  });

  it('remembers no failure and nothing malformed', async () => {
    const given = [answer(500), textAnswer(200, '<html>'), answer(200, { not: 'a list' }), answer(200, [])];
    const { transport, port } = tips(() => given.shift() ?? answer(500));
    for (const expected of [false, false, false, true, true]) expect((await port.beforeLogin()).ok).toBe(expected);
    expect(transport.requests).toHaveLength(4);
  });

  it.each(['HK', 'TW'] as const)(
    '[API-08] the 15-minute cache is kept for these calls of %s, and for no other',
    async (region) => {
      const transport = new ScriptedTransport(() => answer(200, []));
      const { rest } = adapterSetup(region, transport);
      const asked = async (name: CallName): Promise<number> => {
        const before = transport.requests.length;
        for (let time = 0; time < 2; time += 1)
          await rest.call(callCatalogue, { name, policy: off, read: readNothing });
        return transport.requests.length - before;
      };
      const remembered: CallName[] = [];
      for (const name of Object.keys(callCatalogue) as CallName[]) if ((await asked(name)) === 1) remembered.push(name);
      const both = ['fundAll', 'fundCategory', 'preLoginCoolKnowledge', 'preLoginNews'];
      const own = { HK: ['fundTop5', 'preLoginPromotions', 'promotions'], TW: ['fundLastPrice', 'fundMarketType'] }[
        region
      ];
      expect(remembered.sort()).toEqual([...both, ...own].sort());
    },
  );

  it('[API-08, API-30, API-36, CONFLICT-63] keeps the news and the promotions apart, which are on one address', async () => {
    const transport = new ScriptedTransport(({ name }) => answer(200, [name]));
    const { rest, apiBase } = adapterSetup('HK', transport);
    const ask = (name: 'preLoginNews' | 'promotions') =>
      rest.call(callCatalogue, { name, policy: off, read: ({ body }) => ok(body.kind === 'json' ? body.value : body) });
    for (const name of ['preLoginNews', 'promotions', 'preLoginNews', 'promotions'] as const)
      expect(await ask(name)).toEqual({ ok: true, value: [name] });
    expect(transport.requests.map(({ name, url }) => [name, url])).toEqual([
      ['preLoginNews', `${apiBase}/promotions`],
      ['promotions', `${apiBase}/promotions`],
    ]);
  });

  it('[FUND-01, I18N-09] the 15-minute cache is asked for in another language where that is wanted, and remembered for each', async () => {
    const transport = new ScriptedTransport(() => answer(200, []));
    const { rest } = adapterSetup('TW', transport);
    for (const language of ['en_US', undefined, 'en_US', undefined] as const)
      await rest.call(callCatalogue, {
        name: 'fundAll',
        ...(language ? { language } : {}),
        policy: off,
        read: readNothing,
      });
    expect(transport.requests.map(({ headers }) => headers['USER_LOCALE'])).toEqual(['en_US', 'zh_TW']);
  });

  it('tells what a call is asked about apart', async () => {
    const calls = { stockList: { ...callCatalogue.stockList, cached: true } } as const;
    const transport = new ScriptedTransport(() => answer(200, []));
    const { rest } = adapterSetup('TW', transport);
    for (const searchString of ['a', 'b', 'a'])
      await rest.call(calls, { name: 'stockList', parts: { searchString }, policy: off, read: readNothing });
    expect(transport.requests).toHaveLength(2);
  });

  it('asks once when two ask at the same time', async () => {
    const { transport, port } = tips();
    await Promise.all([port.beforeLogin(), port.beforeLogin()]);
    expect(transport.requests).toHaveLength(1);
  });
});
