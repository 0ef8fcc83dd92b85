import { describe, expect, it } from 'vitest';
import { GetTradingClient } from '../../../application/funds/get-trading-client';
import type { CallFailure } from '../../../application/ports/call-failure';
import { FundRecords } from '../../../application/ports/funds/fund-records';
import { Holdings } from '../../../application/ports/holdings/holdings';
import type { User } from '../../../domain/clients/user';
import type { FundDetails } from '../../../domain/funds/fund-details';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { compare, isZero, toText, zero } from '../../../domain/money/decimal';
import { fundPageAddress } from '../../../ui/funds/fund-page-address';
import { FundViewModel } from '../../../ui/screens/fund/fund-view-model';
import { TestClock } from '../../builders/test-clock';
import { decimal } from '../../builders/decimal';
import { portfolioHolding } from '../../builders/portfolio';
import { StatedPreviews, StatedRecords, StatedTiers, StatedUsers } from '../../builders/stated-client';

const offline = err<CallFailure>({ kind: 'no-answer', reason: 'offline' });

class StatedFundRecords extends FundRecords {
  constructor(
    private readonly known: Result<FundDetails | undefined, CallFailure>,
    private readonly navs: Result<readonly DatedNav[], CallFailure>,
  ) {
    super();
  }
  details() {
    return Promise.resolve(this.known);
  }
  documents() {
    return Promise.resolve(ok([]));
  }
  prices() {
    return Promise.resolve(this.navs);
  }
}

class StatedHoldings extends Holdings {
  constructor(private readonly answer: Result<readonly PortfolioHolding[], CallFailure>) {
    super();
  }
  initial(): never {
    throw new Error('a fund’s page shows no portfolio');
  }
  load(): never {
    throw new Error('a fund’s page shows no portfolio');
  }
  held() {
    return Promise.resolve(this.answer);
  }
}

const fund: FundPreview = {
  code: 'A',
  name: 'Fund A',
  baseCurrency: 'TWD',
  fundRiskRating: 3,
  availability: { buy: true, regularBuy: true, eRegularBuy: true, sell: true, switchOut: true },
};
const details: FundDetails = { house: 'Cloud Ridge', documents: [], distributions: [] };

/** So many daily prices up to a day, each a tenth above the one before. */
const daily = (count: number): readonly DatedNav[] =>
  Array.from({ length: count }, (_, day) => ({
    date: new Date(Date.UTC(2026, 10, 20) - (count - 1 - day) * 86_400_000).toISOString().slice(0, 10),
    nav: decimal(`${String(100 + day)}.125`),
  }));

type Stated = {
  readonly preview: Result<FundPreview | undefined, CallFailure>;
  readonly known: Result<FundDetails | undefined, CallFailure>;
  readonly navs: Result<readonly DatedNav[], CallFailure>;
  readonly held: Result<readonly PortfolioHolding[], CallFailure>;
};

const ordinary: Stated = {
  preview: ok(fund),
  known: ok(details),
  navs: ok(daily(400)),
  held: ok([portfolioHolding({ code: 'A', marketValue: '100', profit: '1', returnPercent: '1' })]),
};

async function aPage(stated: Partial<Stated> = {}) {
  const { preview, known, navs, held } = { ...ordinary, ...stated };
  const user: User = {
    region: 'TW',
    userId: 'U',
    userNameWithTitle: 'Ms Wang',
    effectiveCrr: 'b',
    accountSupplementalInfoList: [{ etradingRight: true }],
  };
  const view = new FundViewModel(
    {
      previews: new StatedPreviews(preview),
      records: new StatedFundRecords(known, navs),
      holdings: new StatedHoldings(held),
      clock: new TestClock(),
      tradingClient: new GetTradingClient(
        new StatedUsers(ok(user)),
        new StatedTiers(ok({})),
        new StatedRecords(ok([])),
        'TW',
      ),
    },
    'A',
    'TW',
  );
  expect([view.fund, view.latest, view.moves, view.growth, view.knowsHoldings]).toEqual([
    undefined,
    undefined,
    [],
    [],
    false,
  ]);
  view.load();
  await Promise.all([
    view.preview.fund.load(),
    view.preview.client.load(),
    view.figures.details.load(),
    view.figures.prices.load(),
    view.holdings.load(),
  ]);
  return view;
}

describe('a fund’s page', () => {
  it('[FUND-12, HOLD-10] says what the fund is, and what of it the client holds', async () => {
    const view = await aPage();
    expect(view.fund).toEqual(fund);
    expect(view.figures.details.value?.house).toBe('Cloud Ridge');
    expect(view.preview.units && toText(view.preview.units)).toBe('10');
    expect(view.preview.open).toContain('sell-now');
  });

  it('[FUND-12, HOLD-10] says what the client’s holding comes to, and shows the prices of a year whatever period is chosen', async () => {
    const view = await aPage();
    view.choosePeriod('1M');
    expect(view.position.map(({ currency, marketValue }) => [currency, marketValue && toText(marketValue)])).toEqual([
      ['TWD', '100'],
    ]);
    expect([view.lastYear[0]?.date, view.lastYear.at(-1)?.date]).toEqual(['2025-11-20', '2026-11-20']);
    expect((await aPage({ held: offline })).position).toEqual([]);
  });

  it('[FUND-18..25] puts the three first that clients come for most, in the order of the bar', async () => {
    expect((await aPage()).preview.mainActions).toEqual(['buy-more', 'switch', 'sell-now']);
    expect((await aPage({ held: ok([]) })).preview.mainActions).toEqual(['single-buy', 'regular', 'free-choice']);
    expect((await aPage({ preview: offline })).preview.mainActions).toEqual([]);
  });

  it('[FUND-12, HOLD-10] says that the holdings couldn’t be loaded, rather than that there are none', async () => {
    const view = await aPage({ held: offline });
    expect(view.knowsHoldings).toBe(true);
    expect(view.preview.units).toBeUndefined();
    expect(view.preview.refused).toContainEqual({ refusal: 'holdings-unknown', actions: ['switch', 'sell-now'] });
  });

  it('[FUND-14] tells the latest price with its move, all prices with the same places', async () => {
    const view = await aPage({ navs: ok(daily(3)) });
    expect(view.latest?.date).toBe('2026-11-20');
    expect(view.latest?.percent && toText(view.latest.percent)).toBe('0.9888751545');
    expect(view.places).toBe(3);
  });

  it('[FUND-14, PORT-46] shows the prices of the chosen period, the latest first, thirty at a time', async () => {
    const view = await aPage();
    expect(view.period).toBe('1Y');
    expect(view.pricesShown.map(({ date }) => date).at(0)).toBe('2025-11-20');
    expect([view.moves.length, view.moves[0]?.date, view.moreMoves]).toEqual([30, '2026-11-20', 30]);
    view.showMore();
    expect([view.moves.length, view.moreMoves]).toEqual([60, 30]);
    view.choosePeriod('1M');
    expect(view.pricesShown[0]?.date).toBe('2026-10-20');
    expect([view.moves.length, view.moreMoves]).toEqual([30, 2]);
    view.showMore();
    expect([view.moves.length, view.moreMoves]).toEqual([32, 0]);
    expect(view.moves.at(-1)?.percent).toBeUndefined();
  });

  it('[FUND-13, FUND-17] says what was brought with distributions put back and without, for a period that the record of them covers', async () => {
    const paidOn = (exDate: string) => ({ exDate, amount: decimal('0.5'), currency: 'TWD' });
    const distributions = [paidOn('2026-10-30'), paidOn('2026-08-31'), paidOn('2026-07-31')];
    const view = await aPage({ known: ok({ ...details, distributions }), navs: ok(daily(400)) });
    view.choosePeriod('3M');
    const total = view.growth.at(-1)?.percent;
    const priceOnly = view.figures.priceReturn('3M', undefined);
    expect(view.isGrowthOfPrice).toBe(false);
    expect(total && priceOnly && compare(total, priceOnly)).toBe(1);
    view.choosePeriod('1Y');
    expect(view.isGrowthOfPrice).toBe(true);
    expect(view.growth.at(-1)?.percent).toEqual(view.figures.priceReturn('1Y', undefined));
    expect((await aPage({ navs: ok(daily(400)) })).isGrowthOfPrice).toBe(true);
  });

  it('[FUND-13, FUND-17] measures risk and yield by what is known of prices and distributions', async () => {
    const view = await aPage({ known: ok({ ...details, distributionFrequency: 'none' }), navs: ok(daily(800)) });
    expect(view.isGrowthOfPrice).toBe(false);
    expect(view.figures.volatility('1Y') && toText(view.figures.volatility('1Y') ?? zero)).toMatch(/^\d\.\d{10}$/);
    expect([view.figures.volatility('3Y'), view.figures.worstFall('3Y')]).toEqual([undefined, undefined]);
    expect(view.figures.worstFall('1Y')?.percent).toEqual(zero);
    expect(view.figures.distributionYield && isZero(view.figures.distributionYield)).toBe(true);
    const unknown = await aPage({ known: offline, navs: ok(daily(800)) });
    expect([
      unknown.figures.volatility('1Y'),
      unknown.figures.worstFall('1Y'),
      unknown.figures.distributionYield,
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('[FUND-13, FUND-30] shows growth for a record of more than six months alone', async () => {
    const view = await aPage();
    view.choosePeriod('3M');
    expect(view.growth.at(0)?.date).toBe('2026-08-20');
    expect(toText(view.growth.at(-1)?.percent ?? decimal('0'))).toBe('22.5974823457');
    view.choosePeriod('3Y');
    expect(view.growth).toEqual([]);
    expect((await aPage({ navs: ok(daily(90)) })).growth).toEqual([]);
  });

  it('[OPEN-92] lets each part fail and come back by itself', async () => {
    const view = await aPage({ known: offline, navs: offline });
    expect([view.figures.details.phase.kind, view.figures.prices.phase.kind]).toEqual(['failed', 'failed']);
    expect(view.fund).toEqual(fund);
    expect([view.latest, view.moves, view.growth, view.places]).toEqual([undefined, [], [], 2]);
  });

  it('[FUND-12] says that there is no such fund', async () => {
    const view = await aPage({ preview: ok(undefined), known: ok(undefined), navs: ok([]) });
    expect(view.fund).toBeUndefined();
    expect(view.preview.units).toBeUndefined();
  });
});

describe('the address of a fund’s page', () => {
  it('[ROUTE-18, CONFLICT-13] the address of a fund’s page is its own code’s path in standalone, and there is none beside the older site', () => {
    expect(fundPageAddress({ code: 'A/1', jfFundCode: '甲.TWD' }, { profile: 'standalone' })).toBe(
      '/fund/%E7%94%B2.TWD',
    );
    expect(fundPageAddress({ code: 'A/1' }, { profile: 'standalone' })).toBe('/fund/A%2F1');
    expect(fundPageAddress({ code: 'A' }, { profile: 'coexist' })).toBeUndefined();
  });
});
