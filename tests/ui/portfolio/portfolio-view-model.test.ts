import fc from 'fast-check';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../../application/ports/holdings/holdings';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { accountFilters } from '../../../domain/holdings/view/account-filter';
import { groupTypes } from '../../../domain/holdings/view/group-holdings';
import { isLoss } from '../../../domain/holdings/figures/is-loss';
import { paymentCurrencies } from '../../../domain/holdings/payment-currency';
import { tradingTypes } from '../../../domain/holdings/trading-type';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { err, ok } from '../../../domain/kernel/result';
import { currencies, type Currency } from '../../../domain/money/currency';
import { toText, zero } from '../../../domain/money/decimal';
import { groupName } from '../../../ui/screens/portfolio/group-name';
import { PortfolioViewModel } from '../../../ui/screens/portfolio/portfolio-view-model';
import { type TableRow, tableRows } from '../../../ui/screens/portfolio/table/table-rows';
import { decimal } from '../../builders/decimal';
import { portfolioHolding, portfolioAsOf, someHoldings } from '../../builders/portfolio';

describe('the portfolio', () => {
  it('[PORT-33, PORT-35, PORT-21, PORT-23, CONST-09, OPEN-24, ENUM-15, ENUM-17] begins by fund, by total value, of every type', () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    expect({ ...view.query.filter, sort: view.sort, mode: view.mode, filteredIndex: view.filteredIndex }).toEqual({
      type: 'ALL',
      accountType: 'ALL',
      groupType: 'FUND_CODE',
      sort: 'total-asset-value',
      mode: 'DEFAULT',
      filteredIndex: null,
    });
  });

  it('[PORT-53] asks in the client’s viewing currency from the first, by the filter that holds once it is found', async () => {
    const holdings = new ScriptedHoldings();
    let find: (currency: Currency) => void = () => undefined;
    const finding = new Promise<Currency>((resolve) => {
      find = resolve;
    });
    const view = new PortfolioViewModel(holdings, { execute: () => finding });
    const load = view.query.load();
    await view.filterBy({ groupType: 'FUND_CATEGORY' });
    find('USD');
    await load;
    await view.groupBy('FUND_CODE');
    expect(holdings.asked.slice(1)).toEqual(['initial FUND_CATEGORY in USD', 'load FUND_CODE in USD']);
  });

  it('[PORT-53, OPEN-92] says that the currency couldn’t be loaded, and asks for it again', async () => {
    const holdings = new ScriptedHoldings();
    const found = [undefined, undefined, 'USD', 'USD'] as const;
    let asked = 0;
    const { query } = new PortfolioViewModel(holdings, { execute: () => Promise.resolve(found[asked++]) });
    await query.load();
    expect([query.currency, query.isCurrencyAssumed]).toEqual(['HKD', true]);
    await query.findCurrency();
    expect(query.isCurrencyAssumed).toBe(true);
    await query.findCurrency();
    expect([query.currency, query.isCurrencyAssumed]).toEqual(['USD', false]);
    await query.viewIn('HKD');
    await query.findCurrency();
    expect(query.currency).toBe('HKD');
  });

  it('[PORT-53, CONFLICT-33] asks in the default currency while the client’s is found, and shows that answer to nobody else', async () => {
    const found = fc.record({
      currency: fc.constantFrom('HKD' as const, 'USD' as const),
      groupType: fc.constantFrom(undefined, ...groupTypes),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), found, async (scheduler, { currency, groupType }) => {
        const holdings = new ScriptedHoldings((answer) => scheduler.schedule(answer));
        const view = new PortfolioViewModel(holdings, { execute: () => scheduler.schedule(Promise.resolve(currency)) });
        const load = view.query.load();
        expect(holdings.asked).toEqual(['initial FUND_CODE in HKD']);
        if (groupType) void view.filterBy({ groupType });
        await scheduler.waitFor(load);
        const isUsual = currency === 'HKD' && (groupType ?? 'FUND_CODE') === 'FUND_CODE';
        expect(holdings.asked.length).toBe(isUsual ? 1 : 2);
        expect(view.query.portfolio?.totals.asOf).toBe(`initial ${groupType ?? 'FUND_CODE'} in ${currency}`);
        expect(view.query.resource.value?.filter).toEqual({ ...view.query.filter, currency });
      }),
    );
  });

  it('[PORT-53] asks in another currency by the same filter and keeps what is chosen; a currency once known isn’t looked for again', async () => {
    const holdings = new ScriptedHoldings();
    let looked = 0;
    const execute = (): Promise<Currency> => {
      looked += 1;
      return Promise.resolve('HKD');
    };
    const view = new PortfolioViewModel(holdings, { execute });
    await view.query.load();
    await view.groupBy('FUND_CATEGORY');
    view.toggleGroup('002');
    await view.query.viewIn('EUR');
    expect([view.onlyGroup, view.query.filter.groupType]).toEqual(['002', 'FUND_CATEGORY']);
    await view.query.load();
    expect(holdings.asked.slice(2)).toEqual(['load FUND_CATEGORY in EUR', 'initial FUND_CATEGORY in EUR']);
    expect(looked).toBe(1);
  });

  it('[PORT-15..19, PORT-20] loads first with the initial call', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    expect(view.query.resource.phase.kind).toBe('waiting');
    await view.query.load();
    expect(view.query.resource.phase.kind).toBe('ready');
    expect(holdings.asked).toEqual(['initial FUND_CODE']);
  });

  it('[PORT-13, PORT-17] changes the filter first, then reloads', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.query.load();
    const reload = view.groupBy('FUND_CATEGORY');
    expect(view.query.filter.groupType).toBe('FUND_CATEGORY');
    expect(view.query.groupedBy).toBe('FUND_CATEGORY');
    await reload;
    expect(holdings.asked).toEqual(['initial FUND_CODE', 'load FUND_CATEGORY']);
  });

  it('[PORT-13, PORT-24, PORT-27, PORT-28, PORT-56] loads what is chosen, everything again, and nothing twice', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.query.load();
    expect(view.query.isFiltered).toBe(false);
    await view.chooseAccount({ accountType: 'MS', msAccountNo: '51001230018901' });
    expect(view.query.filter).toMatchObject({ accountType: 'ALL', msAccountNo: '51001230018901' });
    expect(view.query.isFiltered).toBe(true);
    await view.chooseAccount({ accountType: 'EC_ON' });
    expect(view.query.filter).toMatchObject({ accountType: 'EC_ON', msAccountNo: undefined });
    await view.choosePayment('ZZZ');
    expect(view.query.filter).toMatchObject({ accountType: 'EC_ON', paymentCurrency: 'ZZZ' });
    await view.choosePayment('OF_MA_ZZZ');
    expect(view.query.filter).toMatchObject({ accountType: 'ALL', paymentCurrency: 'OF_MA_ZZZ' });
    await view.choosePayment('OF_MA_ZZZ');
    await view.showEverything();
    expect(view.query.isFiltered).toBe(false);
    expect(holdings.asked).toHaveLength(6);
    await view.choosePayment('ALL');
    expect(holdings.asked).toHaveLength(6);
  });

  it('[PORT-26, OPEN-24] shows lump-sum or regular purchases alone, both at first and again', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.query.load();
    expect(view.query.filter.tradingType).toBeUndefined();
    await view.filterBy({ tradingType: 'RSP' });
    expect(view.query.isFiltered).toBe(true);
    await view.showEverything();
    expect([view.query.filter.tradingType, view.query.isFiltered]).toEqual([undefined, false]);
  });

  it('[PORT-13] says that holdings are left out once they are, not while that is asked for or when it fails', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.query.load();
    const under = view.chooseAccount({ accountType: 'EC_ON' });
    expect([view.query.filter.accountType, view.query.isFiltered]).toEqual(['EC_ON', false]);
    await under;
    expect(view.query.isFiltered).toBe(true);
    holdings.fails = true;
    await view.showEverything();
    expect([view.query.filter.accountType, view.query.isFiltered, view.query.resource.isOutdated]).toEqual([
      'ALL',
      true,
      true,
    ]);
  });

  it('[FUND-20, FUND-21, HOLD-10, OPEN-24] asks for all that is held beside a first load that is filtered, until it is told', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    const held = () => view.query.everythingHeld?.map(({ fund }) => fund.code);
    await view.chooseAccount({ accountType: 'EC_ON' });
    await view.query.load();
    expect([view.rows.length, held()]).toEqual([3, undefined]);
    holdings.everything = [portfolioHolding({ code: 'Z', marketValue: '1', profit: '0', returnPercent: '0' })];
    await view.chooseAccount({ accountType: 'EC_OF' });
    await view.chooseAccount({ accountType: 'MA' });
    expect(held()).toEqual(['Z']);
    expect(holdings.asked.filter((question) => question === 'held')).toHaveLength(2);
    await view.showEverything();
    expect(held()).toEqual(['A', 'B', 'C']);
  });

  it('[PORT-20, SHAPE-11, PORT-38] lists the holdings by value until another sort is chosen', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.query.load();
    expect(view.rows.map((row) => row.fund.code)).toEqual(['B', 'A', 'C']);
    view.sortBy('profit');
    expect(view.rows.map((row) => row.fund.code)).toEqual(['A', 'C', 'B']);
    view.sortBy('return-rate');
    expect(view.rows.map((row) => row.fund.code)).toEqual(['C', 'A', 'B']);
  });

  it('[PORT-02, PORT-04..07] keeps each subtotal with its group, whatever the sort, and the pie’s parts by value', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.query.load();
    await view.groupBy('FUND_CATEGORY');
    view.sortBy('profit');
    expect(view.parts.shown.map((part) => toText(part.marketValue ?? zero))).toEqual(['300', '150']);
    expect(
      view.groups.map((group) => [group.key, toText(group.marketValue ?? zero), toText(group.profit ?? zero)]),
    ).toEqual([
      ['001', '150', '30'],
      ['002', '300', '-40'],
    ]);
  });

  it('shows one group alone when its slice is chosen, and all again', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.query.load();
    await view.groupBy('FUND_CATEGORY');
    view.toggleGroup('002');
    expect(view.groups.map((group) => group.key)).toEqual(['002']);
    view.toggleGroup('002');
    expect(view.groups).toHaveLength(2);
  });

  it('[PORT-14, PORT-30, PORT-34] breaks down with a grouping, and between one list and subtotals without asking again', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.query.load();
    await view.groupBy('FUND_CATEGORY');
    expect(view.mode).toBe('BREAKDOWN');
    view.toggleBreakdown();
    expect([view.mode, view.rows.map((row) => row.fund.code)]).toEqual(['DEFAULT', ['B', 'A', 'C']]);
    view.toggleBreakdown();
    expect(view.mode).toBe('BREAKDOWN');
    await view.groupBy('FUND_CODE');
    expect(view.mode).toBe('DEFAULT');
    expect(holdings.asked).toHaveLength(3);
  });

  it('[PORT-42, PORT-43] breaks down by category with a heading for each, by fund with one only for a fund in several lines', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.query.load();
    const shown = () => tableRows(view).map(said);
    await view.groupBy('FUND_CATEGORY');
    expect(shown()).toEqual(['Category 002', '1|B', 'Category 001', '1|A', '1|C']);
    await view.groupBy('FUND_CODE');
    view.toggleBreakdown();
    expect(shown()).toEqual(['1|B', '1|A', '1|C']);
    const twice = new PortfolioViewModel(new ScriptedHoldings(undefined, [...someHoldings(), anotherLine]));
    await twice.query.load();
    twice.toggleBreakdown();
    expect(tableRows(twice).map(said)).toEqual(['1|B', 'Fund A', '2|A', '1|A', '1|C']);
  });

  it('[PORT-31, PORT-32, OPEN-24] holds the break-down’s label and its place among the parts, none at first', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.query.load();
    await view.groupBy('FUND_CATEGORY');
    expect([view.onlyGroup, view.filteredIndex]).toEqual([undefined, null]);
    view.toggleGroup('001');
    expect([view.onlyGroup, view.filteredIndex]).toEqual(['001', 1]);
    view.toggleBreakdown();
    expect(view.rows.map((row) => row.fund.code)).toEqual(['A', 'C']);
    await view.groupBy('FUND_CODE');
    expect([view.onlyGroup, view.filteredIndex]).toEqual([undefined, null]);
  });

  it('[PORT-38, OPEN-24] turns the order round where it is asked for a second time, and begins with the highest of another figure', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.query.load();
    const codes = () => view.rows.map((row) => row.fund.code);
    const byValue = codes();
    view.sortBy('total-asset-value');
    expect([view.stated.direction, codes()]).toEqual(['ascending', byValue.toReversed()]);
    view.sortBy('total-asset-value');
    expect([view.stated.direction, codes()]).toEqual(['descending', byValue]);
    view.sortBy('profit');
    view.sortBy('profit');
    view.sortBy('return-rate');
    expect(view.stated).toMatchObject({ sort: 'return-rate', direction: 'descending' });
  });

  it('[PORT-39, CONFLICT-29, PORT-20] begins with the holdings worth most, which the pie tells one by one whatever is sorted or chosen', async () => {
    const many = ['3', '1', '7', '5', '2', '6', '4'].map((worth) =>
      portfolioHolding({ code: worth, marketValue: worth, profit: '0', returnPercent: '0' }),
    );
    const view = new PortfolioViewModel(new ScriptedHoldings(undefined, many));
    await view.query.load();
    const largest = ['7', '6', '5', '4', '3'];
    expect(view.rows.slice(0, 5).map((row) => row.fund.code)).toEqual(largest);
    expect(view.beginsWithTop).toBe(true);
    view.sortBy('profit');
    expect(view.beginsWithTop).toBe(false);
    view.toggleGroup('1');
    const parts = view.parts.shown.map((part) => ('key' in part ? part.key : part.code));
    expect(parts.slice(0, 5)).toEqual(largest);
  });

  it('[PORT-44, HOLD-09] shows the rows in the fund’s base currency, in the same order and with the same subtotals', async () => {
    const inBase = {
      currency: 'USD',
      precision: 2,
      percentPrecision: 2,
      marketValue: decimal('9'),
      profit: decimal('-1'),
    };
    const lines = someHoldings().map((held) => ({ ...held, baseCurrencyFigures: inBase }));
    const view = new PortfolioViewModel(new ScriptedHoldings(undefined, lines));
    await view.query.load();
    const subtotals = () => view.groups.map((group) => toText(group.marketValue ?? zero));
    const before = subtotals();
    view.show({ amountsIn: 'base' });
    expect(view.rows.map((row) => [row.fund.code, row.line.currency, isLoss(row.line)])).toEqual([
      ['B', 'USD', true],
      ['A', 'USD', true],
      ['C', 'USD', true],
    ]);
    expect(subtotals()).toEqual(before);
    view.show({ amountsIn: 'own' });
    expect(view.rows.map((row) => row.line.currency)).toEqual(['TWD', 'TWD', 'TWD']);
  });

  it('[CONFLICT-31, PORT-40] keeps view mode, cards or table and the chosen part apart', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.query.load();
    view.show({ layout: 'card' });
    view.toggleBreakdown();
    view.toggleGroup('A');
    view.show({ layout: 'table' });
    expect([view.layout, view.mode, view.onlyGroup]).toEqual(['table', 'BREAKDOWN', 'A']);
  });

  it('[CONFLICT-30] waits for the server where it alone knows the asset class', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.query.load();
    const reload = view.groupBy('FUND_MARKET_TYPE');
    expect(view.query.groupedBy).toBe('FUND_CODE');
    await reload;
    expect(view.query.groupedBy).toBe('FUND_MARKET_TYPE');
  });

  it('says when it failed, and loads again', async () => {
    const holdings = new ScriptedHoldings();
    holdings.fails = true;
    const view = new PortfolioViewModel(holdings);
    await view.query.load();
    expect(view.query.resource.phase.kind).toBe('failed');
    holdings.fails = false;
    await view.query.load();
    expect(view.query.resource.phase.kind).toBe('ready');
  });

  it('keeps what it shows when a later load fails, says so, and is current again after the next', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.query.load();
    holdings.fails = true;
    await view.groupBy('FUND_CATEGORY');
    expect({ outdated: view.query.resource.isOutdated, rows: view.rows.length }).toEqual({ outdated: true, rows: 3 });
    holdings.fails = false;
    await view.query.load();
    expect(view.query.resource.isOutdated).toBe(false);
  });

  it('[PORT-13, PORT-53] never shows an answer to a filter or a currency that was abandoned, in any order of answers', async () => {
    const change = fc.oneof(
      fc.constantFrom(...currencies).map((currency) => ({ currency })),
      fc.constantFrom(...groupTypes).map((groupType) => ({ groupType })),
      fc.constantFrom(...accountFilters).map((accountType) => ({ accountType })),
      fc.constantFrom(...paymentCurrencies).map((paymentCurrency) => ({ paymentCurrency })),
      fc.constantFrom(undefined, ...tradingTypes).map((tradingType) => ({ tradingType })),
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(change, { minLength: 1, maxLength: 6 }), async (scheduler, changes) => {
        const holdings = new ScriptedHoldings((answer) => scheduler.schedule(answer));
        const view = new PortfolioViewModel(holdings);
        const loads = [view.query.load()];
        await scheduler.waitFor(Promise.all(loads));
        for (const choice of changes)
          loads.push('currency' in choice ? view.query.viewIn(choice.currency) : view.filterBy(choice));
        await scheduler.waitFor(Promise.all(loads));
        expect(view.query.portfolio?.totals.asOf).toBe(holdings.asked.at(-1));
        expect(view.query.resource.value?.filter).toEqual({
          ...view.query.filter,
          currency: view.query.currency,
        });
      }),
      { numRuns: 60 },
    );
  });
});

const words = ((key: string) => key) as TFunction;

const said = (row: TableRow): string =>
  row.kind === 'group' ? groupName(words, row.groupedBy, row.group) : row.holding.id;

const anotherLine = {
  ...portfolioHolding({ code: 'A', marketValue: '120', profit: '5', returnPercent: '4' }),
  id: '2|A',
};

/** Answers with which question it answers in `asOf`. */
class ScriptedHoldings extends Holdings {
  readonly asked: string[] = [];
  fails = false;
  /** All that is held, where it is told. */
  everything: readonly PortfolioHolding[] | undefined;

  constructor(
    private readonly deliver: <T>(answer: Promise<T>) => Promise<T> = (answer) => answer,
    private readonly lines?: readonly PortfolioHolding[],
  ) {
    super();
  }

  initial(filter: HoldingsFilter): AsyncResult<Portfolio> {
    return this.answer(`initial ${questionOf(filter)}`, filter);
  }

  load(filter: HoldingsFilter): AsyncResult<Portfolio> {
    return this.answer(`load ${questionOf(filter)}`, filter);
  }

  held(): AsyncResult<readonly PortfolioHolding[]> {
    this.asked.push('held');
    return Promise.resolve(this.everything ? ok(this.everything) : err({ kind: 'server-error', status: 500 }));
  }

  private answer(question: string, filter: HoldingsFilter): AsyncResult<Portfolio> {
    this.asked.push(question);
    const rows = this.lines ?? someHoldings(filter.groupType === 'FUND_MARKET_TYPE' ? 'equity' : undefined);
    const answer = this.fails ? err({ kind: 'server-error' as const, status: 500 }) : ok(portfolioAsOf(rows, question));
    return this.deliver(Promise.resolve(answer));
  }
}

const questionOf = ({ groupType, currency }: HoldingsFilter): string =>
  currency === undefined ? groupType : `${groupType} in ${currency}`;
