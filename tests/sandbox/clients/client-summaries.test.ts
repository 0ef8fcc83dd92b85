import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ClientTiersDocument } from '../../../contract/graphql/home/generated/graphql';
import { UserPortfolioHkDocument, UserPortfolioTwDocument } from '../../../contract/graphql/client/generated/graphql';
import { priceAlertList } from '../../../contract/rest/holdings/price-alerts';
import { reminderPointsAnswer, rewardPointsAnswer } from '../../../contract/rest/home/reward-points';
import type { Region } from '../../../domain/region';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { sharedSandbox } from '../support/shared-sandbox';
import { Visitor } from '../support/visitor';

const shared = sharedSandbox();

const clients = {
  HK: { typical: ['chanmei88', '528314'], empty: ['510012300270', '617025'] },
  TW: { typical: ['LINCHI72', 'Maple6093Sky'], empty: ['C200000033', 'River7158Moon'] },
} as const;

const tierOf = async (region: Region, who: 'typical' | 'empty') => {
  const visitor = await shared.visitors.loggedOn(region, clients[region][who]);
  return (await visitor.graphql(ClientTiersDocument)).data?.clientTiers;
};

test('[GQL-10, ENT-21, TIER-15] gives what counts, the tier of the books and the one by the holding', async () => {
  const tier = await tierOf('HK', 'typical');
  expect(tier?.membershipTier).toBe('Platinum+');
  expect(tier?.investmentTier).toBe('platinum');
  expect(await tierOf('TW', 'typical')).toMatchObject({ membershipTier: null, investmentTier: '3M' });
});

/** Returns the assets that count towards a client's tier before and after the fund's price of a day is multiplied. */
async function withPriceOf(date: string, region: Region) {
  const { database } = shared.sandbox;
  const before = Number((await tierOf(region, 'typical'))?.holdingAmount);
  const [main] = region === 'HK' ? ['HK0001'] : ['TW0001'];
  const [fund] = await database.select({ id: funds.id }).from(funds).where(eq(funds.code, main));
  const ofDay = and(eq(navs.fundId, fund?.id ?? 0), eq(navs.date, date));
  const [price] = await database.select({ nav: navs.nav }).from(navs).where(ofDay);
  await database
    .update(navs)
    .set({ nav: `9${price?.nav ?? ''}` })
    .where(ofDay);
  const after = Number((await tierOf(region, 'typical'))?.holdingAmount);
  await database
    .update(navs)
    .set({ nav: price?.nav ?? '' })
    .where(ofDay);
  return { before, after };
}

test('[TIER-28, CONFLICT-22] measures Hong Kong’s tier by the prices of the last month’s end, Taiwan’s by the latest', async () => {
  const monthEnd = '2026-02-27';
  const latest = '2026-03-03';
  const atMonthEnd = await withPriceOf(monthEnd, 'HK');
  expect(atMonthEnd.after).toBeGreaterThan(atMonthEnd.before);
  const sinceThen = await withPriceOf(latest, 'HK');
  expect(sinceThen.after).toBe(sinceThen.before);
  const taiwan = await withPriceOf(latest, 'TW');
  expect(taiwan.after).toBeGreaterThan(taiwan.before);
});

test('[TIER-28] knows the month-end price of each fund that Hong Kong’s clients hold', async () => {
  const visitor = await shared.visitors.loggedOn('HK', ['leefunds500', '846159']);
  const filter = { type: 'ALL', settCcy: 'HKD', settCostCcy: 'HKD', showCcy: 'HKD', groupType: 'FUND_CODE' };
  const { totalValue } = await shared.visitors.hongKong(filter, ['leefunds500', '846159']);
  const tier = (await visitor.graphql(ClientTiersDocument)).data?.clientTiers;
  expect(Number(tier?.holdingAmount) / Number(totalValue)).toBeGreaterThan(0.8);
});

test('[ENT-13, GQL-08, GQL-09, TIER-15] tells in the user portfolio the same tier and holding', async () => {
  const hongKong = await shared.visitors.loggedOn('HK', clients.HK.typical);
  const { userPortfolioHK } = (await hongKong.graphql(UserPortfolioHkDocument)).data ?? {};
  const stated = await tierOf('HK', 'typical');
  expect(userPortfolioHK).toMatchObject({
    latestTier: stated?.membershipTier,
    tierDetail: { tier: stated?.membershipTier, holdingAmount: stated?.holdingAmount, holdingAmountCurrency: 'HKD' },
  });
  for (const who of ['typical', 'empty'] as const) {
    const taiwan = await shared.visitors.loggedOn('TW', clients.TW[who]);
    const { userPortfolioTW } = (await taiwan.graphql(UserPortfolioTwDocument)).data ?? {};
    expect(userPortfolioTW?.tierDetail?.tier).toBe((await tierOf('TW', who))?.investmentTier);
  }
});

test('[ENT-14, OPEN-57, OPEN-89, ROLE-09] states every flag of a client of Hong Kong, and who is staff passes no code on', async () => {
  const flagsOf = async (login: string, secret: string) => {
    const visitor = await shared.visitors.loggedOn('HK', [login, secret]);
    return (await visitor.graphql(UserPortfolioHkDocument)).data?.userPortfolioHK;
  };
  expect(await flagsOf('chanmei88', '528314')).toMatchObject({
    withActiveRSP: true,
    rspMigrationEligible: true,
    illegibleReasons: [],
    passwordChangeReminder: true,
    hasUserIdAlias: true,
    showUserIdAliasTooltip: false,
    showPromoCode: true,
    standingDi: false,
    isSingleAccountUser: false,
    mfaIndicator: 'N',
    mfaReminderMessage: null,
    dvtCompleted: true,
    etradingRight: true,
    thisMonthIsBirthDayMonth: false,
    isStaff7days: false,
    isStaff60days: false,
    isOA2: false,
    isVCClient: true,
    vcaEnabled: true,
    referralCode: 'REFQJSFDWNV',
    isStaff: false,
    amlReactivationEligibility: 'NOT_ELIGIBLE',
  });
  expect(await flagsOf('510012300270', '617025')).toMatchObject({
    hasUserIdAlias: false,
    showUserIdAliasTooltip: true,
    withActiveRSP: false,
    rspMigrationEligible: false,
    mfaReminderMessage: 'Please visit a service centre to register a mobile number for two-factor login.',
  });
  expect(await flagsOf('lochecked5', '507293')).toMatchObject({
    mfaReminderMessage: 'Two-factor login needs a new PIN. Please reset your PIN.',
  });
  expect(await flagsOf('yipdollar7', '293641')).toMatchObject({ isStaff: true, showPromoCode: false });
});

test('[GQL-10, TIER-06] puts a client without holdings into the base tier', async () => {
  expect(await tierOf('HK', 'empty')).toMatchObject({ membershipTier: 'default', investmentTier: 'silver' });
  expect(await tierOf('TW', 'empty')).toMatchObject({ membershipTier: null, investmentTier: 'baseTW' });
});

const pointsOf = async (visitor: Visitor) => rewardPointsAnswer.parse((await visitor.call('GET', '/ePoints')).json());

test('[API-51, ENT-23, ENT-25] gives points by expiry, those of the next 90 days as about to expire, and Taiwan’s coupon', async () => {
  const hongKong = await pointsOf(await shared.visitors.loggedOn('HK', clients.HK.typical));
  expect(hongKong).toEqual({
    totalPoints: 12_490,
    pointsAboutToExpire: 1250,
    ePointDetails: [
      { points: 400, expiryDate: '2026-03-29', aboutToExpire: true },
      { points: 850, expiryDate: '2026-05-18', aboutToExpire: true },
      { points: 11_240, expiryDate: '2026-12-29', aboutToExpire: false },
    ],
  });
  const taiwan = await pointsOf(await shared.visitors.loggedOn('TW', ['WANG8888', 'Sunny4102Tea']));
  expect(taiwan).toMatchObject({ totalPoints: 820, couponEvent: { code: 'AUTUMN26', value: '200' } });
});

test('[API-52, ENT-24] reminds in Hong Kong of the points that go within 30 days', async () => {
  const visitor = await shared.visitors.loggedOn('HK', clients.HK.typical);
  const answer = (await visitor.call('GET', '/util/reminderEPoints')).json<unknown>();
  expect(reminderPointsAnswer.parse(answer)).toEqual({ reminderPoints: 400 });
  const inTaiwan = await shared.visitors.loggedOn('TW', clients.TW.typical);
  expect((await inTaiwan.call('GET', '/util/reminderEPoints')).statusCode).toBe(404);
});

test('[API-51, ENT-23] knows nothing of the points of a client who has none, and lets expired ones go', async () => {
  expect(await pointsOf(await shared.visitors.loggedOn('TW', clients.TW.empty))).toEqual({});
  shared.sandbox.clock.set('2026-03-30T10:00:00+08:00');
  expect(await pointsOf(await shared.visitors.loggedOn('HK', clients.HK.typical))).toMatchObject({
    totalPoints: 12_090,
  });
  await shared.sandbox.forget();
});

test('[API-40, API-41, ENT-65, OPEN-53] gives the price alerts of the client alone, in Taiwan those above a target, each by its region’s call', async () => {
  const hongKong = await shared.visitors.loggedOn('HK', clients.HK.typical);
  const alerts = priceAlertList.parse((await hongKong.call('GET', '/account/priceAlert')).json());
  expect(alerts.map(({ fundCode, priceTarget, enabled }) => [fundCode, priceTarget, enabled])).toEqual([
    ['HK0001', 'H', true],
    ['HK0003', 'H', false],
    ['HK0007', 'L', true],
  ]);
  expect((await hongKong.call('GET', '/priceAlert?priceTarget=H')).statusCode).toBe(404);
  const taiwan = await shared.visitors.loggedOn('TW', clients.TW.typical);
  const ask = async (query: string) => taiwan.call('GET', `/priceAlert${query}`);
  expect((await ask('?priceTarget=H')).json<object[]>()).toHaveLength(2);
  expect((await ask('?priceTarget=L')).json<object[]>()).toHaveLength(0);
  expect((await ask('?priceTarget=X')).statusCode).toBe(400);
  expect((await ask('?priceTarget=H&priceTarget=L')).statusCode).toBe(400);
  expect((await (await shared.visitors.loggedOn('TW', clients.TW.empty)).call('GET', '/priceAlert')).json()).toEqual(
    [],
  );
});

test('[ACCT-05, API-41, OPEN-53] keeps an alert that waits for a fall in Taiwan too, and tells it by the call of its own', async () => {
  const visitor = await shared.visitors.loggedOn('TW', clients.TW.empty);
  const alertsAt = async (path: string) => priceAlertList.parse((await visitor.call('GET', path)).json());
  const body = { fundCode: 'TW0009', target: '5', priceTarget: 'L', enabled: true };
  expect((await visitor.call('POST', '/priceAlert', { body })).statusCode).toBe(200);
  expect(await alertsAt('/priceAlert?priceTarget=H')).toEqual([]);
  expect(await alertsAt('/priceAlert/fall')).toMatchObject([{ fundCode: 'TW0009', target: '5', priceTarget: 'L' }]);
  expect((await visitor.call('DELETE', '/priceAlert?fundCode=TW0009&priceTarget=L')).statusCode).toBe(200);
  expect(await alertsAt('/priceAlert/fall')).toEqual([]);
});

test('[ACCT-05, OPEN-53, ERR-01] refuses a price alert that may not be, by the domain’s own rule, and keeps nothing of it', async () => {
  const visitors = {
    HK: await shared.visitors.loggedOn('HK', clients.HK.typical),
    TW: await shared.visitors.loggedOn('TW', clients.TW.typical),
  };
  const keep = async (region: 'HK' | 'TW', changes: object) => {
    const body = { fundCode: `${region}0009`, target: '5', priceTarget: 'H', enabled: true, ...changes };
    const path = region === 'HK' ? '/account/priceAlert' : '/priceAlert';
    return (await visitors[region].call('POST', path, { body })).statusCode;
  };
  for (const target of ['0', '-1', '1e3', '', '1.00000', 5]) expect(await keep('HK', { target })).toBe(400);
  for (const changes of [{ fundCode: 'NONE' }, { fundCode: 'TW0009' }, { priceTarget: 'X' }, { enabled: 'yes' }])
    expect(await keep('HK', changes)).toBe(400);
  expect(await keep('TW', { priceTarget: 'X' })).toBe(400);
  const kept = priceAlertList.parse((await visitors.HK.call('GET', '/account/priceAlert')).json());
  expect(kept.map(({ fundCode }) => fundCode)).not.toContain('HK0009');
  expect((await visitors.HK.call('DELETE', '/account/priceAlert?fundCode=HK0009')).statusCode).toBe(400);
});

test('[API-51, API-52, SESS-06] tells a visitor nothing', async () => {
  for (const path of ['/ePoints', '/util/reminderEPoints', '/account/priceAlert'])
    expect((await new Visitor(shared.servers.HK, 'HK').call('GET', path)).statusCode).toBe(401);
  const answer = await new Visitor(shared.servers.TW, 'TW').graphql(ClientTiersDocument);
  expect(answer.errors?.[0]?.extensions.classification).toBe('UNAUTHORIZED');
});
