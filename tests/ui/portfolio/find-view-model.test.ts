import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Portfolio } from '../../../application/ports/holdings/holdings';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { err, ok } from '../../../domain/kernel/result';
import type { Language } from '../../../domain/language';
import { FindViewModel } from '../../../ui/screens/portfolio/find/find-view-model';
import { PortfolioViewModel } from '../../../ui/screens/portfolio/portfolio-view-model';
import { portfolioAsOf, someHoldings } from '../../builders/portfolio';
import { aFund } from '../../builders/stated-funds';

const inEnglish = [aFund('B', { name: 'Asia Growth', baseCurrency: 'TWD' })];

describe('finding among the holdings on the home', () => {
  it('[PORT-41, FUND-01] looks in the English names too for who reads another language, and asks for them once somebody looks', async () => {
    const { view, find, codes, asked } = await aHome({ language: 'zh_TW' });
    find.look('growth');
    expect([asked(), codes(), view.query.isFiltered]).toEqual([0, ['A', 'B', 'C'], false]);
    find.prepare();
    await find.english.load();
    expect([codes(), view.query.isFiltered]).toEqual([['B'], true]);
    const before = asked();
    find.prepare();
    expect(asked()).toBe(before);
  });

  it('[PORT-41] needs no other names for who reads English', async () => {
    const { find, codes, asked } = await aHome({ language: 'en_US' });
    find.prepare();
    find.look('growth');
    expect([asked(), codes(), find.lacksEnglish]).toEqual([0, [], false]);
  });

  it('[PORT-41, OPEN-92] says that the English names are missing, once something is looked for', async () => {
    const { find, codes } = await aHome({
      language: 'zh_HK',
      funds: Promise.resolve(err({ kind: 'no-answer', reason: 'offline' })),
    });
    await find.english.load();
    expect(find.lacksEnglish).toBe(false);
    find.look('growth');
    expect([codes(), find.lacksEnglish]).toEqual([[], true]);
    find.look('Fund B');
    expect(codes()).toEqual(['B']);
  });

  it('[PORT-41, CONFLICT-30, HOLD-16] leaves out what only the server could sum up, and keeps the accounts', async () => {
    const accounts = [{ accountNo: '1', accountType: 'MA' as const, precision: 0, count: 3 }];
    const { view, find } = await aHome({
      portfolio: { breakdown: [{ code: 'EQ', name: 'Equity', precision: 0 }], regions: [], accounts },
    });
    find.look('fund');
    expect(Object.keys(view.query.portfolio ?? {}).sort()).toEqual(['accounts', 'holdings', 'totals']);
    expect(view.query.portfolio?.accounts).toBe(accounts);
  });

  it('[PORT-41, PORT-01] tells the exact totals of what is found; a text that asks for nothing changes nothing', async () => {
    const { view, find, portfolio } = await aHome({});
    fc.assert(
      fc.property(fc.constantFrom('', ' 　', '-', 'a', 'b', 'fund', 'fund c', 'twd', 'nt dollar', 'x'), (text) => {
        find.look(text);
        const shown = view.query.portfolio;
        if (!find.isAsked) expect(shown).toBe(portfolio);
        else {
          expect(shown?.totals).toEqual({
            currency: 'TWD',
            precision: 0,
            asOf: '2026-11-20',
            count: new Set(shown?.holdings.map(({ fund }) => fund.code)).size,
            ...summarise(shown?.holdings ?? []),
          });
          expect(view.query.isFiltered).toBe(true);
        }
      }),
    );
  });

  it('[PORT-41, PORT-23] the search is over when everything is shown', async () => {
    const { view, find, codes } = await aHome({});
    find.look('fund b');
    expect(codes()).toEqual(['B']);
    await view.showEverything();
    expect([codes(), view.query.isFiltered, find.text]).toEqual([['A', 'B', 'C'], false, '']);
  });
});

type Stated = {
  readonly language?: Language;
  readonly funds?: AsyncResult<readonly FundListing[]>;
  readonly portfolio?: Partial<Portfolio>;
};

async function aHome({ language = 'en_US', funds = Promise.resolve(ok(inEnglish)), portfolio: more }: Stated) {
  const portfolio = { ...portfolioAsOf(someHoldings()), ...more };
  const answer = () => Promise.resolve(ok(portfolio));
  const view = new PortfolioViewModel({ initial: answer, load: answer, held: () => Promise.resolve(ok([])) });
  await view.query.load();
  let asked = 0;
  const source = {
    named: () => {
      asked += 1;
      return funds;
    },
  };
  const find = new FindViewModel(view, source, { current: () => language });
  find.begin(() => 'NT dollar');
  const codes = () => (view.query.portfolio?.holdings ?? []).map(({ fund }) => fund.code);
  return { view, find, portfolio, codes, asked: () => asked };
}
