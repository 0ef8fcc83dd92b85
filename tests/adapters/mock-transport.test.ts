import { describe, expect, it } from 'vitest';
import type { MockFile } from '../../adapters/mock/mock-file';
import type { MockRecordings } from '../../adapters/mock/mock-recordings';
import { MockTransport } from '../../adapters/mock/mock-transport';
import type { TransportAnswer, TransportRequest } from '../../adapters/http/transport';
import type { Region } from '../../domain/region';

const basic = (credentials: string): Readonly<Record<string, string>> => ({
  Authorization: `Basic ${Buffer.from(credentials, 'utf8').toString('base64')}`,
});

function aMock(region: Region, files: Readonly<Record<string, MockFile>> = {}) {
  const load: MockRecordings['load'] = (asked) => Promise.resolve(files[`${asked.region} ${asked.name}`]);
  const transport = new MockTransport(region, { load, isClient: () => false });
  return (name: string, more: Partial<TransportRequest> = {}): Promise<TransportAnswer> =>
    transport.send({ name, method: 'POST', url: '/', headers: {}, ...more });
}

const asksForCode: MockFile = { status: 200, body: { enabledLoginOtp: true, maskedEmail: 'a***@b.tw' } };

describe('the mock transport', () => {
  it('[MOCK-01, MOCK-02, MOCK-03, CONF-23] answers a named call with its region’s file', async () => {
    const ask = aMock('HK', {
      'HK fundTop5': { status: 200, headers: { Date: 'today' }, body: ['hk'] },
      'TW fundTop5': { status: 200, body: ['tw'] },
    });
    expect(await ask('fundTop5')).toEqual({
      kind: 'answered',
      status: 200,
      headers: { date: 'today' },
      body: '["hk"]',
    });
  });

  it('[MOCK-02] answers HK in the client’s language with the files of the project', async () => {
    const ask = (USER_LOCALE: string) =>
      new MockTransport('HK').send({
        name: 'PublicPreLoginNewsMessage',
        method: 'POST',
        url: '/',
        headers: { USER_LOCALE },
      });
    const english = await ask('en_US');
    const chinese = await ask('zh_HK');
    expect([english, chinese]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(chinese).not.toEqual(english);
  });

  it('[CONFLICT-63, MOCK-02] answers the news and the promotions, which are on one address, each by its own recording', async () => {
    const headers = { USER_LOCALE: 'en_US', AUTH_CHECKED: 'mock' };
    const ask = async (name: string) => {
      const given = await new MockTransport('HK').send({
        name,
        method: 'GET',
        url: '/tet-web/rest/promotions',
        headers,
      });
      return given.kind === 'answered' ? (JSON.parse(given.body) as Readonly<Record<string, unknown>>[]) : [];
    };
    const news = await ask('preLoginNews');
    const promotions = await ask('promotions');
    expect([news[0], promotions[0]].map((one) => Object.keys(one ?? {}).toSorted())).toEqual([
      ['code', 'value'],
      ['code', 'data', 'isHero', 'isNewClientPromo', 'isSticky'],
    ]);
  });

  it('[OPEN-49, CRED-04] knows a user code that is taken and a password that was the one before, and none else', async () => {
    const mock = new MockTransport('TW');
    const ask = async (name: string, body: object) => {
      const sent = { name, method: 'POST', url: '/', headers: {}, body: JSON.stringify(body) } as const;
      const given = await mock.send(sent);
      return given.kind === 'answered' && given.body !== ''
        ? (JSON.parse(given.body) as Readonly<Record<string, unknown>>)
        : {};
    };
    const identity = { account: 'WANG8888', nationalId: 'A200000011', birthDate: '1980-01-02' };
    const contact = { email: 'wang@example.test', mobile: '0912345678', phone: '0223456789' };
    await ask('forgotPin', { step: '0', resetMode: 'PIN_AND_USERNAME', ...identity, ...contact });
    await ask('forgotPinValidateOtp', { otp: '12345678' });
    const slot = async (name: string, body: object, rule: string) =>
      ((await ask(name, body))['rules'] as { rule: string; status: string }[]).find((one) => one.rule === rule)?.status;
    const codes = ['YANG5173', 'HARBOR91'].map((username) =>
      slot('forgotPinValidateUsername', { username }, 'not-taken'),
    );
    const passwords = ['Sunny4102Tea', 'Harbor7291Tea'].map((pin) =>
      slot('forgotPinValidatePin', { pin }, 'not-previous'),
    );
    expect([await Promise.all(codes), await Promise.all(passwords)]).toEqual([
      ['F', 'P'],
      ['F', 'P'],
    ]);
  });

  it('answers 404 where nothing is recorded and no answer is stated, and nothing at all where the file doesn’t arrive', async () => {
    expect(await aMock('HK')('fundTop5')).toMatchObject({ kind: 'answered', status: 404 });
    expect(await aMock('HK')('PublicWrite', { body: '{"query":"mutation PublicWrite"}' })).toMatchObject({
      status: 200,
      body: expect.stringContaining('INTERNAL_ERROR') as string,
    });
    const broken = new MockTransport('HK', { load: () => Promise.reject(new Error('chunk')), isClient: () => false });
    expect(await broken.send({ name: 'fundTop5', method: 'GET', url: '/', headers: {} })).toEqual({
      kind: 'no-answer',
      reason: 'offline',
    });
  });

  it.each([
    ['HK', '123456789012:135790', 200],
    ['HK', 'chantaiman8:Secret-2026', 200],
    ['HK', 'chantaiman8:密碼', 401],
    ['TW', 'A123456789:secret:with:colons', 200],
    ['HK', '12345:135790', 401],
    ['HK', ':135790', 401],
    ['HK', '123456789012:', 401],
    ['TW', '王小明:secret', 401],
  ] as const)(
    '[AUTH-04, OPEN-61] the mock transport in %s lets any well-formed login in: %s',
    async (region, credentials, status) => {
      const answer = await aMock(region)('logon', { headers: basic(credentials) });
      expect(answer).toMatchObject({ status });
      expect(answer).toMatchObject({ headers: status === 200 ? { auth_checked: 'mock' } : {} });
    },
  );

  it('refuses a login without credentials that can be read', async () => {
    for (const headers of [{}, { Authorization: 'Basic %%%' }, { Authorization: 'Bearer x' }])
      expect(await aMock('TW')('logon', { headers })).toMatchObject({ status: 401 });
  });

  it('[SESS-01, AUTH-06, AUTH-08] opens after any 8-digit code where the recorded login asks for one', async () => {
    const ask = aMock('TW', { 'TW logon': asksForCode, 'TW HoldingStatisticsTWInitial': { status: 200, body: {} } });
    const holdings = (token: string) => ask('HoldingStatisticsTWInitial', { headers: { AUTH_CHECKED: token } });
    const logon = await ask('logon', { headers: basic('A123456789:secret') });
    const waiting = logon.kind === 'answered' ? (logon.headers['auth_checked'] ?? '') : '';
    expect(await holdings(waiting)).toMatchObject({ status: 401 });
    expect(await ask('loginSendOtp')).toMatchObject({ status: 200 });
    for (const otp of ['1234567', '123456789', 'abcdefgh', 12345678, null])
      expect(await ask('loginValidateOtp', { body: JSON.stringify({ otp }) })).toMatchObject({
        status: 200,
        body: '',
        headers: {},
      });
    const opened = await ask('loginValidateOtp', { body: '{"otp":"00000000"}' });
    expect(opened).toMatchObject({ headers: { auth_checked: 'mock' } });
    expect(opened).not.toMatchObject({ body: '' });
    expect(await holdings('mock')).toMatchObject({ status: 200 });
  });

  it('[PORT-53, MOCK-02] shows amounts in a chosen currency that is recorded, and keeps to the usual one otherwise', async () => {
    const calls = ['portfolioSetting', 'HoldingStatisticsHK'];
    const files = calls.flatMap((name): readonly (readonly [string, MockFile])[] => [
      [`HK ${name}`, { status: 200, body: 'HKD' }],
      [`HK ${name}.USD`, { status: 200, body: 'USD' }],
    ]);
    const ask = aMock('HK', Object.fromEntries(files));
    const told = async (name: string, showCcy?: string) => {
      const sent = name === 'choosePortfolioSetting' ? { showCcy } : { variables: { filter: { showCcy } } };
      const body = showCcy === undefined ? {} : { body: JSON.stringify(sent) };
      const answer = await ask(name, { headers: { AUTH_CHECKED: 'mock' }, ...body });
      return answer.kind === 'answered' && answer.status === 200 ? answer.body : undefined;
    };
    expect(await told('portfolioSetting')).toBe('"HKD"');
    expect(await told('choosePortfolioSetting', 'EUR')).toBeUndefined();
    expect(await told('portfolioSetting')).toBe('"HKD"');
    expect(await told('choosePortfolioSetting', 'USD')).toBe('"USD"');
    expect(await told('portfolioSetting')).toBe('"USD"');
    expect([await told('HoldingStatisticsHK', 'USD'), await told('HoldingStatisticsHK', 'HKD')]).toEqual([
      '"USD"',
      '"HKD"',
    ]);
  });

  it('shows a visitor only what is public', async () => {
    const ask = aMock('HK', {
      'HK UserPortfolioHK': { status: 200, body: {} },
      'HK PublicDisclaimerMessage': { status: 200, body: {} },
    });
    expect(await ask('UserPortfolioHK')).toMatchObject({ status: 401 });
    expect(await ask('PublicDisclaimerMessage')).toMatchObject({ status: 200 });
  });

  it('stays open over a reload, and is closed by logging out', async () => {
    const files = { 'HK UserPortfolioHK': { status: 200, body: {} } };
    const headers = { AUTH_CHECKED: 'mock' };
    const reloaded = aMock('HK', files);
    expect(await reloaded('UserPortfolioHK', { headers })).toMatchObject({ status: 200 });
    await reloaded('authLogout', { headers });
    expect(await reloaded('UserPortfolioHK', { headers })).toMatchObject({ status: 401 });
    await reloaded('logon', { headers: basic('123456789012:135790') });
    expect(await reloaded('UserPortfolioHK', { headers })).toMatchObject({ status: 200 });
  });
});
