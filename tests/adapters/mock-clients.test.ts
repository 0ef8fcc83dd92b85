import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TransportRequest } from '../../adapters/http/transport';
import { MockTransport } from '../../adapters/mock/mock-transport';
import type { Region } from '../../domain/region';

/** The portal in mock mode, with the recordings of the project. */
function aPortal(region: Region) {
  const transport = new MockTransport(region);
  let token: string | undefined;
  const ask = async (name: string, more: Partial<TransportRequest> = {}): Promise<unknown> => {
    const headers = { ...(token === undefined ? {} : { AUTH_CHECKED: token }), ...more.headers };
    const answer = await transport.send({ name, method: 'GET', url: '/', ...more, headers });
    if (answer.kind !== 'answered') return answer.kind;
    token = answer.headers['auth_checked'] ?? token;
    return answer.body === '' ? answer.status : JSON.parse(answer.body);
  };
  const logOn = (login: string, secret = 'anything9') =>
    ask('logon', { headers: { Authorization: `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}` } });
  return { ask, logOn, token: () => token };
}

async function signedIn(region: Region, login: string) {
  const portal = aPortal(region);
  await portal.logOn(login);
  return portal.ask;
}

const portfolio = z.array(
  z.object({
    accountNo: z.string(),
    fund: z.object({ baseCurrency: z.string() }),
    profit: z.string(),
    txnPaymentType: z.nullable(z.string()),
  }),
);

const move = z.object({ transactionType: z.string(), transactionStatus: z.string() });
const transactions = z.object({ data: z.record(z.string(), z.array(move)) });

const refusal = (code: string) => ({ detail: { errors: [{ code }] } });

describe('the recorded clients', () => {
  it.each([
    ['TW', 'TUNG6453', 'LOG0001'],
    ['TW', 'TSAI4004', 'LOG0005'],
    ['TW', 'tsai4004', 'LOG0005'],
    ['TW', 'KUOMEI73', 'LOG0005'],
    ['TW', 'HSIEH621', 'LOG0006'],
    ['TW', 'LIAO8264', 'LOG0008'],
    ['TW', 'TSENG905', 'LOG0009'],
    ['TW', 'L200000111', 'LOG0013'],
    ['HK', 'wonglocked', 'LOG0005'],
    ['HK', 'laufrozen', 'LOG0005'],
    ['HK', 'chengdisabled', 'LOG0006'],
    ['HK', 'ngreset', 'LOG0008'],
    ['HK', 'maknew', 'LOG0009'],
    ['HK', '510012300937', 'LOG0013'],
  ] as const)(
    '[MOCK-04, OPEN-60, ENUM-52] the recorded clients in %s, %s is refused with %s, and no session begins',
    async (region, login, code) => {
      const portal = aPortal(region);
      expect(await portal.logOn(login)).toEqual(refusal(code));
      expect(portal.token()).toBeUndefined();
      expect(await portal.ask('accountInfo')).toEqual(refusal('SESSION_EXPIRED'));
    },
  );

  it.each([
    ['WANG8888', null],
    ['SUNG2146', 'N'],
    ['CHIANG58', 'O'],
    ['FANGSTAFF7', 'S'],
    ['TANGYU31', 'R'],
  ] as const)('[MOCK-04, OPEN-60, OPEN-56, ENUM-51] %s has the risk profile’s status %s', async (login, kycStatus) => {
    const ask = await signedIn('TW', login);
    if (login === 'WANG8888') await ask('loginValidateOtp', { body: '{"otp":"12345678"}' });
    expect(await ask('kyp')).toMatchObject({ kycStatus });
  });

  it('[MOCK-04, OPEN-60] an elderly client of Taiwan is set to low risk', async () => {
    const ask = await signedIn('TW', 'CHANG1956');
    expect(await ask('UserSuitabilityTWForEnhancedSuitability')).toMatchObject({
      data: {
        userSuitabilityTW: {
          accountHolderSuitabilities: [{ clientRiskLevel: 'a', kycRiskLevel: 'c', forceLowRisk: true }],
        },
      },
    });
  });

  it.each([
    ['TW', 'YEHYI2740', { membershipTier: 'Digital' }],
    ['TW', 'HSUYA385', { investmentTier: '3M' }],
    ['HK', 'chowgold3', { membershipTier: 'Gold', investmentTier: 'gold' }],
  ] as const)(
    '[MOCK-04, OPEN-60, TIER-01] the recorded clients in %s, %s is of the tier %o',
    async (region, login, tier) => {
      const ask = await signedIn(region, login);
      expect(await ask('clientTier')).toMatchObject(tier);
      expect(await ask('ClientTiers')).toMatchObject({ data: { clientTiers: tier } });
    },
  );

  it('[MOCK-04, OPEN-60, ENUM-49] a Cash Account has transactions of all ten kinds, one of them pending', async () => {
    const ask = await signedIn('HK', 'chowgold3');
    const moves = Object.values(transactions.parse(await ask('VcaTransactions')).data).flat();
    expect(moves.map(({ transactionType }) => transactionType).sort()).toEqual([
      'bankchange_topup',
      'deduct_reversal',
      'escheduler_subscription',
      'escheduler_topup',
      'initial_topup',
      'lumpsum_subscription',
      'refund',
      'subscription',
      'topup',
      'withdrawal',
    ]);
    expect(moves.filter(({ transactionStatus }) => transactionStatus === 'pending')).toHaveLength(1);
    expect(await ask('RegularPlansHK')).toMatchObject({ data: { regularPlansHK: [{ amount: '2000.00' }] } });
  });

  it('[MOCK-02, OPEN-60] Hong Kong’s typical client has both accounts, four currencies and more, gains, losses and one zero', async () => {
    const ask = await signedIn('HK', 'chanmei88');
    const held = portfolio.parse(await ask('portfolio'));
    expect(new Set(held.map(({ accountNo }) => accountNo))).toEqual(new Set(['510012300189', '51001230018901']));
    expect(new Set(held.map(({ fund }) => fund.baseCurrency)).size).toBeGreaterThan(3);
    const profits = held.map(({ profit }) => Math.sign(Number(profit)));
    expect([profits.includes(1), profits.includes(-1), profits.filter((sign) => sign === 0).length]).toEqual([
      true,
      true,
      1,
    ]);
    expect(await ask('TyphoonMessage')).toMatchObject({ data: { message: { enable: false } } });
    expect(await ask('ePoints')).toMatchObject({ totalPoints: 12490 });
  });

  it('[MOCK-03, OPEN-60, ENUM-34] Taiwan’s typical client holds funds in all five kinds of account', async () => {
    const ask = await signedIn('TW', 'WANG8888');
    await ask('loginValidateOtp', { body: '{"otp":"12345678"}' });
    const held = portfolio.parse(await ask('portfolio'));
    const kinds = new Set(held.map(({ txnPaymentType }) => txnPaymentType));
    expect(kinds).toEqual(new Set(['ON_TWD', 'ON_ZZZ', 'OF_TWD', 'OF_ZZZ', 'OF_MA_ZZZ']));
  });
});

describe('a recorded client of the mock', () => {
  it('[MOCK-04] a recorded client of the mock is answered in the client’s language, and as the typical client where the answers are the same', async () => {
    const portal = aPortal('HK');
    await portal.logOn('chowgold3');
    const inEnglish = JSON.stringify(await portal.ask('UserPortfolioHK', { headers: { USER_LOCALE: 'en_US' } }));
    const inChinese = JSON.stringify(await portal.ask('UserPortfolioHK', { headers: { USER_LOCALE: 'zh_HK' } }));
    expect([inEnglish.includes('Ms Chow'), inChinese.includes('周女士')]).toEqual([true, true]);
    const typical = await signedIn('HK', 'chanmei88');
    expect(await portal.ask('fundCategory')).toEqual(await typical('fundCategory'));
  });

  it('[MOCK-04] a recorded client of the mock is remembered over a reload, and left when another logs in', async () => {
    const portal = aPortal('HK');
    await portal.logOn('chowgold3');
    const headers = { AUTH_CHECKED: portal.token() ?? '' };
    const reloaded = new MockTransport('HK');
    const answer = await reloaded.send({ name: 'clientTier', method: 'GET', url: '/', headers });
    expect(answer).toMatchObject({ body: expect.stringContaining('"Gold"') as string });
    await portal.logOn('chanmei88');
    expect(await portal.ask('clientTier')).toMatchObject({ membershipTier: 'Platinum+' });
  });

  it('[MOCK-04] keeps each client’s choices apart', async () => {
    const portal = aPortal('TW');
    await portal.logOn('HSUYA385');
    const alert = { fundCode: 'TW0003', priceTarget: 'H', target: '99.0000', enabled: true };
    const kept = await portal.ask('keepPriceAlert', { method: 'POST', body: JSON.stringify(alert) });
    expect(kept).toContainEqual(expect.objectContaining(alert));
    await portal.logOn('LINCHI72');
    expect(await portal.ask('priceAlert')).not.toContainEqual(expect.objectContaining(alert));
    await portal.logOn('HSUYA385');
    expect(await portal.ask('priceAlert')).toContainEqual(expect.objectContaining(alert));
  });

  it('[OPEN-61] leaves the name of anybody else out of the check token', async () => {
    const portal = aPortal('HK');
    await portal.logOn('nobodyhere1');
    expect(portal.token()).toBe('mock');
    for (const name of ['../tw/HSUYA385', '__proto__', 'constructor']) {
      await portal.logOn(name);
      expect(portal.token()).toBe('mock');
    }
    const forged = { headers: { AUTH_CHECKED: 'mock:../../tw/clients/HSUYA385' } };
    expect(await portal.ask('clientTier', forged)).toMatchObject({ membershipTier: 'Platinum+' });
  });
});
