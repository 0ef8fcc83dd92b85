import { describe, expect, it } from 'vitest';
import { GetTradingClient } from '../../../application/funds/get-trading-client';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { User } from '../../../domain/clients/user';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { Decimal } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import { fundActionAddress } from '../../../ui/funds/fund-action-address';
import { FundPreviewViewModel } from '../../../ui/funds/preview/fund-preview-view-model';
import { aConfiguration } from '../../builders/a-configuration';
import { TestClock } from '../../builders/test-clock';
import { decimal } from '../../builders/decimal';
import { StatedPreviews, StatedRecords, StatedTiers, StatedUsers } from '../../builders/stated-client';

const offline = err<CallFailure>({ kind: 'no-answer', reason: 'offline' });

const preview: FundPreview = {
  code: 'A',
  name: 'Fund A',
  baseCurrency: 'TWD',
  fundRiskRating: 5,
  isinCode: 'ZZ0000000017',
  availability: { buy: true, regularBuy: true, eRegularBuy: false, sell: true, switchOut: true },
};
const user: User = {
  region: 'TW',
  userId: 'U',
  userNameWithTitle: 'Ms Wang',
  effectiveCrr: 'b',
  accountSupplementalInfoList: [{ etradingRight: true }],
};

type Stated = {
  readonly fund?: Result<FundPreview | undefined, CallFailure>;
  readonly user?: Result<User, CallFailure>;
  readonly tier?: Result<MembershipTier, CallFailure>;
  readonly records?: Result<readonly SuitabilityRecord[], CallFailure>;
  readonly units?: Decimal;
  readonly region?: Region;
  readonly holdingsUnknown?: boolean;
};

async function aPreview({
  fund = ok(preview),
  user: stated = ok(user),
  tier = ok({}),
  records = ok([]),
  units,
  region = 'TW',
  holdingsUnknown = false,
}: Stated) {
  const client = new GetTradingClient(
    new StatedUsers(stated),
    new StatedTiers(tier),
    new StatedRecords(records),
    region,
  );
  const view = new FundPreviewViewModel(new StatedPreviews(fund), client, {
    fund: preview,
    region,
    clock: new TestClock(),
    held: () => (holdingsUnknown ? undefined : [{ fund: preview, units }]),
  });
  expect([view.open, view.refused, view.tradingStatus, view.warnsOfRisk]).toEqual([[], [], undefined, false]);
  view.load();
  await Promise.all([view.fund.load(), view.client.load()]);
  return view;
}

describe('the preview of a fund', () => {
  it('[FUND-26, FUND-27, FUND-28, FUND-34, SUIT-25] says what is open, and the rest by the reason', async () => {
    const view = await aPreview({});
    expect(view.open).toEqual(['single-buy', 'regular', 'change-settings', 'price-alert', 'compare', 'factsheet']);
    expect(view.refused).toEqual([
      { refusal: 'not-offered', actions: ['free-choice'] },
      { refusal: 'nothing-held', actions: ['switch', 'sell-now'] },
    ]);
    expect(view.tradingStatus).toBe('open');
    expect(view.warnsOfRisk).toBe(true);
  });

  it('[FUND-19] schedules an order in Hong Kong alone, where the fund takes one', async () => {
    const scheduled = { ...preview, availability: { ...preview.availability, scheduledBuy: true } };
    expect((await aPreview({ fund: ok(scheduled), region: 'HK' })).open).toContain('schedule-order');
    const not = await aPreview({ region: 'HK' });
    const notOffered = not.refused.find(({ refusal }) => refusal === 'not-offered');
    expect(notOffered?.actions).toContain('schedule-order');
    const taiwan = await aPreview({ fund: ok(scheduled) });
    expect([...taiwan.open, ...taiwan.refused.flatMap(({ actions }) => actions)]).not.toContain('schedule-order');
  });

  it('[FUND-34] opens no order in a fund whose last price is more than a year old, and none is closed by one of a year ago', async () => {
    const pricedOn = (date: string) => aPreview({ fund: ok({ ...preview, fundPrice: { date } }), units: decimal('3') });
    const orders = ['buy-more', 'regular', 'switch', 'sell-now'];
    expect((await pricedOn('2025-11-19')).open).toEqual(expect.arrayContaining(orders));
    const stopped = await pricedOn('2025-11-18');
    expect(stopped.refused).toContainEqual({ refusal: 'price-too-old', actions: orders });
    expect(stopped.open).toEqual(['change-settings', 'price-alert', 'compare', 'factsheet']);
  });

  it('[FUND-18, FUND-20, FUND-21, HOLD-10] opens sales and switches of what is held', async () => {
    const view = await aPreview({ units: decimal('3') });
    expect(view.open).toEqual(expect.arrayContaining(['buy-more', 'switch', 'sell-now']));
  });

  it('[FUND-21, HOLD-10] says when the holdings aren’t known', async () => {
    const view = await aPreview({ holdingsUnknown: true });
    expect(view.refused).toContainEqual({ refusal: 'holdings-unknown', actions: ['switch', 'sell-now'] });
  });

  it('[SUIT-26, SUIT-27, SUIT-28] stops what is bought while the risk profile waits, and warns by the low risk that holds then', async () => {
    const view = await aPreview({ records: ok([{}, { kycStatus: 'N' }]), units: decimal('3') });
    expect(view.refused[0]).toEqual({ refusal: 'risk-N', actions: ['buy-more', 'regular', 'switch'] });
    expect(view.open).toContain('sell-now');
    const unknown = await aPreview({ records: offline });
    expect([unknown.open.includes('single-buy'), unknown.client.value?.isIncomplete]).toEqual([true, true]);
    const forced = await aPreview({
      fund: ok({ ...preview, fundRiskRating: 4 }),
      records: ok([{ forceLowRisk: true }]),
    });
    expect(forced.warnsOfRisk).toBe(true);
  });

  it('[TIER-35, ROLE-05] knows the tier and the right to trade; a tier that can’t be had stops nothing', async () => {
    const digital = await aPreview({ tier: ok({ membershipTier: 'Digital' }) });
    expect(digital.refused[0]).toEqual({ refusal: 'regular-only', actions: ['single-buy'] });
    const unknown = await aPreview({ tier: offline });
    expect([unknown.open.includes('single-buy'), unknown.client.value?.isIncomplete]).toEqual([true, true]);
    const shut = { ...user, accountSupplementalInfoList: [{ etradingRight: false }] };
    expect((await aPreview({ user: ok(shut) })).refused[0]?.refusal).toBe('no-trading-right');
  });

  it('[TIER-35] asks for no tier in Hong Kong, which has no digital one', async () => {
    const view = await aPreview({ tier: ok({ membershipTier: 'Digital' }), region: 'HK' });
    expect(view.open).toContain('single-buy');
  });

  it('[OPEN-92] fails in each part by itself, and knows of a fund that is gone', async () => {
    const view = await aPreview({ user: offline });
    expect([view.client.phase.kind, view.fund.phase.kind, view.open]).toEqual(['failed', 'ready', []]);
    const gone = await aPreview({ fund: ok(undefined) });
    expect([gone.fund.phase.kind, gone.open]).toEqual(['ready', []]);
  });

  const coexist = aConfiguration({ region: 'TW' });
  const standalone = aConfiguration({ region: 'TW', profile: 'standalone' });
  const meant = { code: 'A/1', isinCode: 'ZZ0000000017' };
  const at = (action: Parameters<typeof fundActionAddress>[0]) => fundActionAddress(action, meant, coexist);

  it('[FUND-22, LINK-03..06, LINK-08] leads every order to its place with the fund it is about', () => {
    expect(at('buy-more')).toBe('/eTrading/#/lsi/buy/placeOrder?fundCode=A%2F1');
    expect(at('sell-now')).toContain('/lsi/sell/placeOrder?');
    expect(at('switch')).toContain('/lsi/switch/placeOrder?');
    expect(at('regular')).toContain('/rsp/buy/placeOrder?');
    expect(at('change-settings')).toContain('/rsp/edit/existingSchedule?');
    expect(fundActionAddress('change-settings', meant, { ...coexist, region: 'HK' })).toContain('/eScheduler/edit/');
    expect(at('schedule-order')).toContain('/eScheduler/buy/placeOrder?');
  });

  it('[CONFLICT-13, LINK-03..05, ORDQ-01..03] leads to the order pages of the app where they are', () => {
    const here = (action: 'single-buy' | 'sell-now' | 'switch') => fundActionAddress(action, meant, standalone);
    expect(here('single-buy')).toBe('/order/buy?fundCode=A%2F1');
    expect(here('sell-now')).toBe('/order/sell?fundCode=A%2F1');
    expect(here('switch')).toBe('/order/switch?fundCode=A%2F1');
  });

  it('[FUND-23, ACCT-05, LINK-23] leads to a price alert on the fund it is about', () => {
    expect(at('price-alert')).toContain('/account/portfolioPriceAlert?');
    expect(fundActionAddress('price-alert', meant, standalone)).toBe('/profile?tab=price-alerts&fundCode=A%2F1');
  });

  it('[FUND-24, LINK-02] leads to a comparison with the fund it is about', () => {
    expect(at('compare')).toBe('/eTrading/#/fund/search?fundCode=A%2F1');
    expect(fundActionAddress('compare', { ...meant, jfFundCode: 'J 1' }, standalone)).toBe('/funds?compare=J%201');
    expect(fundActionAddress('compare', meant, standalone)).toBe('/funds?compare=A%2F1');
  });

  it('[FUND-25, API-49] leads to the product page of the fund it is about', () => {
    expect(at('factsheet')).toBe('/tet-web/api/v2/fund/aemProductPage/ZZ0000000017');
    expect(fundActionAddress('factsheet', { code: 'A' }, coexist)).toBe('/tet-web/api/v2/fund/aemProductPage/');
  });
});
