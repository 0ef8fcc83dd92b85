import { expect, it } from 'vitest';
import type { Holdings } from '../../../application/ports/holdings/holdings';
import { ok } from '../../../domain/kernel/result';
import { PortfolioViewModel } from '../../../ui/screens/portfolio/portfolio-view-model';
import { tableRows } from '../../../ui/screens/portfolio/table/table-rows';
import { portfolioAsOf, portfolioHolding } from '../../builders/portfolio';

it.each([
  { marketType: 'EQ', dividedBy: 'FUND_MARKET_TYPE' },
  { marketType: undefined, dividedBy: 'FUND_CATEGORY' },
] as const)(
  '[PORT-02, PORT-04] divides the pie by $dividedBy where "other" funds would be most of it, and a part chosen there is all that the list by fund shows',
  async ({ marketType, dividedBy }) => {
    const many = Array.from({ length: 30 }, (_, place) =>
      portfolioHolding({
        code: String(place),
        category: place < 10 ? '001' : '002',
        marketType: marketType && (place < 10 ? marketType : 'BD'),
        marketValue: '10',
        profit: '0',
        returnPercent: '0',
      }),
    );
    const answer = () => Promise.resolve(ok(portfolioAsOf(many)));
    const held = () => Promise.resolve(ok(many));
    const source: Holdings = { initial: answer, load: answer, held };
    const view = new PortfolioViewModel(source);
    await view.query.load();
    expect([view.query.groupedBy, view.dividedBy]).toEqual(['FUND_CODE', dividedBy]);
    expect(view.parts.other).toBeUndefined();
    const smaller = view.slices[1];
    view.toggleGroup(smaller?.key ?? '');
    expect(view.rows.map((row) => row.fund.code)).toEqual(many.slice(0, 10).map(({ fund }) => fund.code));
    expect(view.groups).toHaveLength(10);
    view.show({ mode: 'BREAKDOWN' });
    expect(tableRows(view)).toHaveLength(10);
    await view.groupBy('FUND_BASE_CURRENCY');
    expect([view.dividedBy, view.onlyGroup]).toEqual(['FUND_BASE_CURRENCY', undefined]);
  },
);

it('[PORT-31, OPEN-24] shows the one group that an address names once it is answered, and all where there is no such group', async () => {
  const held = ['001', '002', '001'].map((category, place) =>
    portfolioHolding({ code: String(place), category, marketValue: '10', profit: '0', returnPercent: '0' }),
  );
  const answer = () => Promise.resolve(ok(portfolioAsOf(held)));
  const view = new PortfolioViewModel({ initial: answer, load: answer, held: () => Promise.resolve(ok(held)) });
  const asked = { ...view.stated, groupType: 'FUND_CATEGORY' as const };
  void view.open({ ...asked, onlyGroup: '001' });
  expect(view.stated.onlyGroup).toBe('001');
  await view.query.load();
  expect([view.onlyGroup, view.stated.onlyGroup, view.rows.map((row) => row.fund.code)]).toEqual([
    '001',
    '001',
    ['0', '2'],
  ]);
  await view.open({ ...asked, onlyGroup: 'no such group' });
  expect([view.onlyGroup, view.stated.onlyGroup, view.rows.length]).toEqual([undefined, undefined, 3]);
});
