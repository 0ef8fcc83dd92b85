import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { noFundFilter } from '../../../domain/funds/finding/fund-filter';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { err, ok } from '../../../domain/kernel/result';
import { riskStatus } from '../../../domain/suitability/risk-status';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import { AllFundsViewModel, type FundNarrowing } from '../../../ui/funds/all/all-funds-view-model';
import { AsyncResource } from '../../../ui/stores/async-resource';
import { readNarrowing, writeFunds } from '../../../ui/screens/funds/funds-in-address';
import { decimal } from '../../builders/decimal';
import { aFund, StatedFunds } from '../../builders/stated-funds';

const bonds = { code: '001', name: 'Bonds' };
const shares = { code: '002', name: 'Shares' };
const someFunds = [
  aFund('A1', { category: bonds, riskRating: 2, fundPerformance: { oneYear: decimal('2') } }),
  aFund('A2', {
    category: shares,
    riskRating: 5,
    marketType: { code: 'EQ', name: 'Equity' },
    isinCode: 'ZZ0000000017',
  }),
  aFund('B1', { category: bonds, riskRating: 3, fundPerformance: { oneYear: decimal('7') } }),
];

/** The risk profile of a client of a rating; undefined while it isn't known. */
function profileOf(rating: string | undefined) {
  const records = new AsyncResource<readonly SuitabilityRecord[]>(async () =>
    Promise.resolve(rating === undefined ? err({ kind: 'no-answer', reason: 'offline' }) : ok([])),
  );
  return { records, status: riskStatus({ rating }) };
}

type Stated = {
  readonly funds?: readonly FundListing[];
  readonly narrowing?: Partial<FundNarrowing>;
  readonly rating?: string | undefined;
};

async function allFunds({ funds = someFunds, narrowing, rating }: Stated = {}) {
  const deps = {
    funds: new StatedFunds(funds),
    locale: { current: () => 'en_US' as const },
    risk: profileOf(rating),
    region: 'TW' as const,
  };
  const view = new AllFundsViewModel(deps, narrowing);
  await Promise.all([view.funds.load(), view.kinds.load(), deps.risk.records.load()]);
  return view;
}

const codes = ({ shown }: AllFundsViewModel) => shown.map(({ code }) => code);

async function shown(change: (view: AllFundsViewModel) => void) {
  const view = await allFunds();
  change(view);
  expect(view.total).toBe(3);
  return codes(view);
}

describe('the list of all funds', () => {
  it('[FUND-01, FUND-37, API-44] funds are narrowed down by words, and by kind', async () => {
    expect(await shown(() => {})).toEqual(['A1', 'A2', 'B1']);
    expect(await shown((view) => view.find('ａ'))).toEqual(['A1', 'A2']);
    expect(await shown((view) => view.find('zz00'))).toEqual(['A2']);
    expect(await shown((view) => view.filters.toggle('category', '001'))).toEqual(['A1', 'B1']);
    expect(await shown((view) => view.filters.toggle('marketType', 'EQ'))).toEqual(['A2']);
    expect(
      await shown((view) => {
        view.find('nothing');
        view.filters.toggle('category', '002');
        view.filters.toggle('riskRating', '2');
        view.showEverything();
      }),
    ).toEqual(['A1', 'A2', 'B1']);
  });

  it('[FUND-01] begins in the order of the funds’ names, whatever the server’s', async () => {
    expect(codes(await allFunds({ funds: someFunds.toReversed() }))).toEqual(['A1', 'A2', 'B1']);
  });

  it('[FUND-11, FUND-38] funds are sorted by one-year performance, those without any last, and by another press the other way round', async () => {
    expect(await shown((view) => view.sortBy('one-year'))).toEqual(['B1', 'A1', 'A2']);
    expect(
      await shown((view) => {
        view.sortBy('one-year');
        view.sortBy('one-year');
      }),
    ).toEqual(['A1', 'B1', 'A2']);
    expect(await shown((view) => view.chooseSort({ order: 'risk', direction: 'descending' }))).toEqual([
      'A2',
      'B1',
      'A1',
    ]);
  });

  it('[FUND-38] begins in the order that an address says, unless the region hasn’t that order', async () => {
    const asked = readNarrowing(new URLSearchParams('order=risk&direction=descending'));
    const view = await allFunds({ narrowing: asked });
    expect(codes(view)).toEqual(['A2', 'B1', 'A1']);
    expect(writeFunds(view.narrowing, { ids: [], isOpen: false })).toEqual({ order: 'risk', direction: 'descending' });
    const inVain = await allFunds({ narrowing: readNarrowing(new URLSearchParams('order=five-year')) });
    expect(writeFunds(inVain.narrowing, { ids: [], isOpen: false })).toEqual({});
  });

  it('[FUND-01, FUND-33, FUND-37] begins as an address says, and what it asks for in vain narrows nothing', async () => {
    const asked = readNarrowing(new URLSearchParams('find=a&category=001&type=XX&order=one-year&suitable=1'));
    const deps = {
      funds: new StatedFunds(someFunds),
      locale: { current: () => 'en_US' as const },
      risk: profileOf('a'),
      region: 'TW' as const,
    };
    const view = new AllFundsViewModel(deps, asked);
    expect(view.narrowing).toEqual(asked);
    view.load();
    await when(() => view.total > 0);
    expect(writeFunds(view.narrowing, { ids: [], isOpen: false })).toEqual({
      find: 'a',
      category: ['001'],
      suitable: '1',
      order: 'one-year',
    });
    expect(codes(view)).toEqual(['A1']);
  });

  it('[API-42, OPEN-92] loads the kinds beside the funds, and is empty before they are there', async () => {
    const risk = profileOf(undefined);
    const view = new AllFundsViewModel({
      funds: new StatedFunds(someFunds),
      locale: { current: () => 'en_US' },
      risk,
      region: 'TW',
    });
    expect([view.total, view.shown, view.filters.facets]).toEqual([0, [], []]);
    view.load();
    await view.kinds.load();
    expect(view.kinds.value?.categories).toEqual([{ code: '001', name: 'Bonds' }]);
  });

  it('[FUND-37] offers only facets that its funds have different values of, and one that is filtered by', async () => {
    expect((await allFunds()).filters.facets).toEqual(['riskRating', 'category']);
    expect((await allFunds({ funds: [aFund('A')] })).filters.facets).toEqual([]);
    const narrowing = readNarrowing(new URLSearchParams('type=EQ'));
    expect((await allFunds({ narrowing })).filters.facets).toEqual(['riskRating', 'category', 'marketType']);
  });

  it('[FUND-37, FUND-17] funds are narrowed down by house and distribution, which the address keeps', async () => {
    const houses = Array.from({ length: 15 }, (_, place) => ({ code: `h${place}`, name: `House ${place}` }));
    const funds = houses.map((house, place) =>
      aFund(`F${place}`, { house, distributionFrequency: place === 0 ? 'monthly' : 'none' }),
    );
    const narrowing = readNarrowing(new URLSearchParams('house=h0&house=h3&house=gone&distribution=distributing'));
    const view = await allFunds({ funds, narrowing });
    expect(codes(view)).toEqual(['F0']);
    expect(writeFunds(view.narrowing, { ids: [], isOpen: false })).toEqual({
      house: ['h0', 'h3'],
      distribution: ['distributing'],
    });
    expect(view.filters.facets).toEqual(['house', 'distribution']);
    expect(view.filters.isSearched).toBe(false);
    view.filters.toggleFacet('house');
    view.filters.findValue('ＨＯＵＳＥ 14');
    expect(view.filters.isSearched).toBe(true);
    expect(view.filters.offered.map(({ name }) => name)).toEqual(['House 14']);
    view.filters.toggleFacet('distribution');
    expect([view.filters.isSearched, view.filters.offered.length, view.filters.valueText]).toEqual([false, 2, '']);
  });

  it('[FUND-37] offers houses by name as a reader looks them up', async () => {
    const houses = ['House 10', 'House 2', 'an older house'];
    const view = await allFunds({ funds: houses.map((name) => aFund(name, { house: { code: name, name } })) });
    view.filters.toggleFacet('house');
    expect(view.filters.offered.map(({ name }) => name)).toEqual(['an older house', 'House 2', 'House 10']);
  });

  it('[FUND-37, FUND-17] finds what says that it distributes but not how often by distribution, and by no frequency', async () => {
    const funds = [
      aFund('A', { isDistributing: true }),
      aFund('B', { distributionFrequency: 'monthly' }),
      aFund('C', { distributionFrequency: 'none' }),
      aFund('D'),
    ];
    const view = await allFunds({ funds });
    view.filters.toggle('distribution', 'distributing');
    expect(codes(view)).toEqual(['A', 'B']);
    view.filters.toggle('frequency', 'monthly');
    expect(codes(view)).toEqual(['B']);
  });

  it('[FUND-38, FUND-31] shows returns or facts, the set with what it is sorted by, and no facts where none are stated', async () => {
    const funds = [
      aFund('A', { ongoingCharge: decimal('1'), fundPerformance: { oneMonth: decimal('3') } }),
      aFund('B', { comparableSize: decimal('8') }),
    ];
    const view = await allFunds({ funds, narrowing: readNarrowing(new URLSearchParams('figures=facts')) });
    const columns = () => view.columns.map(({ order, isLesser }) => (isLesser ? `(${order})` : order));
    expect(columns()).toEqual(['charge', 'size']);
    expect(writeFunds(view.narrowing, { ids: [], isOpen: false })).toEqual({ figures: 'facts' });
    view.showFigures('returns');
    expect(columns()).toEqual(['(one-month)', 'one-year', 'two-year', 'three-year']);
    view.chooseSort({ order: 'charge', direction: 'ascending' });
    expect([view.figures, codes(view)]).toEqual(['facts', ['A', 'B']]);
    view.chooseSort({ order: 'risk', direction: 'ascending' });
    expect(view.figures).toBe('facts');
    view.chooseSort({ order: 'one-month', direction: 'ascending' });
    expect([view.figures, columns()[0]]).toEqual(['returns', 'one-month']);
    const without = await allFunds({ narrowing: { figures: 'facts' } });
    expect([without.hasFacts, without.figures]).toEqual([false, 'returns']);
  });

  it.each([
    ['order=charge', 'facts', 'charge'],
    ['figures=facts&order=one-year', 'returns', 'one-year'],
    ['figures=facts&order=risk', 'facts', 'risk'],
    ['figures=facts&order=five-year', 'facts', 'name'],
  ])(
    '[FUND-38, FUND-31] shows the figure that it is sorted by, for the address %s',
    async (address, figures, order) => {
      const funds = [aFund('A', { ongoingCharge: decimal('1'), riskRating: 2 }), aFund('B')];
      const view = await allFunds({ funds, narrowing: readNarrowing(new URLSearchParams(address)) });
      expect([view.figures, view.sort.order]).toEqual([figures, order]);
      view.narrow(readNarrowing(new URLSearchParams()));
      view.narrow(readNarrowing(new URLSearchParams(address)));
      expect([view.figures, view.sort.order]).toEqual([figures, order]);
    },
  );

  it('[FUND-38] funds aren’t sorted any more by a figure that makes room for others', async () => {
    const funds = [aFund('A', { ongoingCharge: decimal('2') }), aFund('B', { ongoingCharge: decimal('1') })];
    const view = await allFunds({ funds });
    view.chooseSort({ order: 'charge', direction: 'ascending' });
    view.showFigures('facts');
    expect([view.figures, codes(view)]).toEqual(['facts', ['B', 'A']]);
    view.showFigures('returns');
    expect([view.figures, view.sort.order, codes(view)]).toEqual(['returns', 'name', ['A', 'B']]);
    view.sortBy('one-year');
    view.showFigures('facts');
    expect([view.figures, view.sort.order]).toEqual(['facts', 'name']);
  });

  it('[FUND-37] names each active filter, and loses the one that is removed', async () => {
    const view = await allFunds({ rating: 'b' });
    view.filters.toggle('riskRating', '5');
    view.filters.toggle('category', '002');
    view.filters.toggleSuitable();
    expect(view.filters.active).toMatchObject([
      { facet: 'riskRating', name: 'RR5' },
      { facet: 'category', name: 'Shares' },
      { facet: 'suitable', upTo: 4 },
    ]);
    expect(codes(view)).toEqual([]);
    for (const filter of view.filters.active.toReversed()) view.filters.remove(filter);
    expect([view.isNarrowed, view.narrowing.filter]).toEqual([false, noFundFilter]);
  });

  it('[FUND-37, SUIT-24] finds what suits the risk profile, only where that is known', async () => {
    const known = await allFunds({ rating: 'a' });
    known.filters.toggleSuitable();
    expect([known.filters.offersSuitable, codes(known)]).toEqual([true, ['A1']]);
    const unknown = await allFunds({ narrowing: { suitsProfile: true } });
    expect([unknown.filters.offersSuitable, unknown.filters.active, codes(unknown)]).toEqual([
      false,
      [],
      ['A1', 'A2', 'B1'],
    ]);
    expect((await allFunds({ funds: [aFund('A')], rating: 'c' })).filters.offersSuitable).toBe(false);
  });

  it('[FUND-01] finds by the names in the other language as well, which are fetched once somebody searches', async () => {
    const funds = new StatedFunds([aFund('A', { name: 'Growth' }), aFund('B', { name: 'Income' })]);
    funds.names = { zh_TW: { A: '成長' } };
    const deps = { funds, locale: { current: () => 'en_US' as const }, risk: profileOf('a'), region: 'TW' as const };
    const view = new AllFundsViewModel(deps);
    await view.funds.load();
    expect(view.otherNames.value).toBeUndefined();
    view.find('成長');
    expect(codes(view)).toEqual([]);
    await when(() => view.otherNames.value !== undefined);
    expect(codes(view)).toEqual(['A']);
  });

  describe('with share classes', () => {
    const names = ['雲嶺科技基金 A（累積）', '雲嶺科技基金 B（月配息）', '翠河債券基金 A（累積）'];
    const classes = names.map((name, place) => aFund(`T${String(place)}`, { name }));
    const linesOf = ({ lines }: AllFundsViewModel) =>
      lines.map((line) => (line.kind === 'fund' ? `${line.group.name} ${String(line.isOpen)}` : line.fund.code));

    it('[FUND-39] each fund has one line, with its classes beneath once it is opened', async () => {
      const view = await allFunds({ funds: classes });
      expect(linesOf(view)).toEqual(['T2', '雲嶺科技基金 false']);
      const fund = view.groups.find((group) => group.classes.length === 2);
      if (fund) view.toggleGroup(fund);
      expect(linesOf(view)).toEqual(['T2', '雲嶺科技基金 true', 'T0', 'T1']);
      if (fund) view.toggleGroup(fund);
      expect(linesOf(view)).toEqual(['T2', '雲嶺科技基金 false']);
    });

    it('[FUND-39] opens a fund by itself where the search means its classes, until it is closed by hand', async () => {
      const view = await allFunds({ funds: classes });
      view.find('科技');
      expect(linesOf(view)).toEqual(['雲嶺科技基金 false']);
      view.find('科技基金 （');
      expect(linesOf(view)).toEqual(['雲嶺科技基金 false']);
      view.find('t');
      expect(linesOf(view)).toEqual(['T2', '雲嶺科技基金 true', 'T0', 'T1']);
      const fund = view.groups.find((group) => group.classes.length === 2);
      if (fund) view.toggleGroup(fund);
      expect(linesOf(view)).toEqual(['T2', '雲嶺科技基金 false']);
      view.find('月配');
      expect(linesOf(view)).toEqual(['T1']);
    });
  });
});
