import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../application/ports/holdings';
import type { Answer } from '../../application/ports/call-failure';
import { groupTypes } from '../../domain/holdings/group-holdings';
import { err, ok } from '../../domain/kernel/result';
import { toText } from '../../domain/money/decimal';
import { PortfolioViewModel } from '../../ui/screens/portfolio/portfolio-view-model';
import { portfolioOf, someHoldings } from '../builders/portfolio';

describe('the portfolio', () => {
  it('[PORT-33, PORT-35, PORT-23, ENUM-15, ENUM-17] begins by fund, by total value, of every type', () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    expect({ ...view.filter, sort: view.sort }).toEqual({
      type: 'ALL',
      accountType: 'ALL',
      groupType: 'FUND_CODE',
      sort: 'total-asset-value',
    });
  });

  it('[PORT-15..19, PORT-20] loads first with the initial call', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    expect(view.panel.phase.kind).toBe('waiting');
    await view.load();
    expect(view.panel.phase.kind).toBe('ready');
    expect(holdings.asked).toEqual(['initial FUND_CODE']);
  });

  it('[PORT-13, PORT-17] changes the filter first, then reloads', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.load();
    const reload = view.groupBy('FUND_CATEGORY');
    expect(view.filter.groupType).toBe('FUND_CATEGORY');
    expect(view.groupedBy).toBe('FUND_CATEGORY');
    await reload;
    expect(holdings.asked).toEqual(['initial FUND_CODE', 'load FUND_CATEGORY']);
  });

  it('[PORT-13, PORT-24, PORT-27, PORT-28, PORT-56] loads what is chosen, everything again, and nothing twice', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.load();
    expect(view.isFiltered).toBe(false);
    await view.chooseAccount({ accountType: 'MS', msAccountNo: '51001230018901' });
    expect(view.filter).toMatchObject({ accountType: 'ALL', msAccountNo: '51001230018901' });
    expect(view.isFiltered).toBe(true);
    await view.chooseAccount({ accountType: 'EC_ON' });
    expect(view.filter).toMatchObject({ accountType: 'EC_ON', msAccountNo: undefined });
    await view.choosePayment('ZZZ');
    expect(view.filter).toMatchObject({ accountType: 'EC_ON', paymentCurrency: 'ZZZ' });
    await view.choosePayment('OF_MA_ZZZ');
    expect(view.filter).toMatchObject({ accountType: 'ALL', paymentCurrency: 'OF_MA_ZZZ' });
    await view.choosePayment('OF_MA_ZZZ');
    await view.showEverything();
    expect(view.isFiltered).toBe(false);
    expect(holdings.asked).toHaveLength(6);
    await view.choosePayment('ALL');
    expect(holdings.asked).toHaveLength(6);
  });

  it('[PORT-13] says that holdings are left out once they are, not while that is asked for or when it fails', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.load();
    const under = view.chooseAccount({ accountType: 'EC_ON' });
    expect([view.filter.accountType, view.isFiltered]).toEqual(['EC_ON', false]);
    await under;
    expect(view.isFiltered).toBe(true);
    holdings.fails = true;
    await view.showEverything();
    expect([view.filter.accountType, view.isFiltered, view.panel.isOutdated]).toEqual(['ALL', true, true]);
  });

  it('[PORT-25, OPEN-82] knows the accounts from the load of everything, whatever is chosen later', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    holdings.accounts = ['1', '2'];
    await view.load();
    holdings.accounts = ['2'];
    await view.chooseAccount({ accountType: 'MS', msAccountNo: '2' });
    expect(view.accounts.map(({ accountNo }) => accountNo)).toEqual(['1', '2']);
  });

  it('[PORT-20, SHAPE-11, PORT-38] lists the holdings by value until another sort is chosen', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.load();
    expect(view.rows.map((row) => row.fund.code)).toEqual(['B', 'A', 'C']);
    view.sortBy('profit');
    expect(view.rows.map((row) => row.fund.code)).toEqual(['A', 'C', 'B']);
    view.sortBy('return-rate');
    expect(view.rows.map((row) => row.fund.code)).toEqual(['C', 'A', 'B']);
  });

  it('[PORT-04..07] keeps each subtotal with its group, whatever the sort', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.load();
    await view.groupBy('FUND_CATEGORY');
    view.sortBy('profit');
    expect(view.groups.map((group) => [group.key, toText(group.marketValue), toText(group.profit)])).toEqual([
      ['001', '150', '30'],
      ['002', '300', '-40'],
    ]);
  });

  it('shows one group alone when its slice is chosen, and all again', async () => {
    const view = new PortfolioViewModel(new ScriptedHoldings());
    await view.load();
    await view.groupBy('FUND_CATEGORY');
    view.toggleGroup('002');
    expect(view.groups.map((group) => group.key)).toEqual(['002']);
    view.toggleGroup('002');
    expect(view.groups).toHaveLength(2);
  });

  it('[CONFLICT-30] waits for the server where it alone knows the asset class', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.load();
    const reload = view.groupBy('FUND_MARKET_TYPE');
    expect(view.groupedBy).toBe('FUND_CODE');
    await reload;
    expect(view.groupedBy).toBe('FUND_MARKET_TYPE');
  });

  it('says when it failed, and loads again', async () => {
    const holdings = new ScriptedHoldings();
    holdings.fails = true;
    const view = new PortfolioViewModel(holdings);
    await view.load();
    expect(view.panel.phase.kind).toBe('failed');
    holdings.fails = false;
    await view.load();
    expect(view.panel.phase.kind).toBe('ready');
  });

  it('keeps what it shows when a later load fails, says so, and is current again after the next', async () => {
    const holdings = new ScriptedHoldings();
    const view = new PortfolioViewModel(holdings);
    await view.load();
    holdings.fails = true;
    await view.groupBy('FUND_CATEGORY');
    expect({ outdated: view.panel.isOutdated, rows: view.rows.length }).toEqual({ outdated: true, rows: 3 });
    holdings.fails = false;
    await view.load();
    expect(view.panel.isOutdated).toBe(false);
  });

  it('never shows an answer to a question no longer asked, in any order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...groupTypes), { minLength: 1, maxLength: 6 }),
        async (scheduler, groupings) => {
          const holdings = new ScriptedHoldings((answer) => scheduler.schedule(answer));
          const view = new PortfolioViewModel(holdings);
          const loads = [view.load()];
          await scheduler.waitFor(Promise.all(loads));
          for (const grouping of groupings) loads.push(view.groupBy(grouping));
          await scheduler.waitFor(Promise.all(loads));
          expect(view.portfolio?.totals.asOf).toBe(holdings.asked.at(-1));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Answers with which question it answers in `asOf`. */
class ScriptedHoldings extends Holdings {
  readonly asked: string[] = [];
  fails = false;
  accounts: readonly string[] = [];

  constructor(private readonly deliver: <T>(answer: Promise<T>) => Promise<T> = (answer) => answer) {
    super();
  }

  initial(filter: HoldingsFilter): Answer<Portfolio> {
    return this.answer(`initial ${filter.groupType}`, filter);
  }

  load(filter: HoldingsFilter): Answer<Portfolio> {
    return this.answer(`load ${filter.groupType}`, filter);
  }

  private answer(question: string, filter: HoldingsFilter): Answer<Portfolio> {
    this.asked.push(question);
    const rows = someHoldings(filter.groupType === 'FUND_MARKET_TYPE' ? 'equity' : undefined);
    const answer = this.fails
      ? err({ kind: 'server-error' as const, status: 500 })
      : ok({ ...portfolioOf(rows, question), accounts: this.accounts.map(subAccount) });
    return this.deliver(Promise.resolve(answer));
  }
}

const subAccount = (accountNo: string) => ({ accountNo, accountType: 'MS' as const, precision: 2, count: 1 });
