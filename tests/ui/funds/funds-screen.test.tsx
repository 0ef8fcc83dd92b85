import { expect, it, vi } from 'vitest';
import { basePath } from '../../../config/regions';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const search = '[data-testid=funds-page] input[type=search]';

const open = (route: string) => portal.open({ block: { profile: 'standalone' }, route, language: 'en_US' });

it('[FUND-40, ROUTE-18] the list of funds writes what is searched for into its address', async () => {
  await open('/funds');
  await portal.find(search);
  portal.type(search, 'bond');
  await eventually(() => expect(window.location.search).toBe('?find=bond'));
});

it('[FUND-40, ROUTE-18] the list of funds fetches nobody back who has left for another page meanwhile', async () => {
  await open('/funds');
  await portal.find(search);
  // As the browser stands while the page after it is still on its way.
  window.history.pushState(null, '', `${basePath}/watchlist`);
  portal.type(search, 'bond');
  await eventually(() => expect(portal.all<HTMLInputElement>(search)[0]?.value).toBe('bond'));
  portal.all(search)[0]?.click();
  expect(window.location.pathname).toBe(`${basePath}/watchlist`);
});

it('[FUND-40, ROUTE-18] a click writes what was just typed into the address before it leads away', async () => {
  await open('/funds');
  await portal.find(search);
  const changes: string[] = [];
  for (const way of ['pushState', 'replaceState'] as const) {
    const change = window.history[way].bind(window.history);
    vi.spyOn(window.history, way).mockImplementation((state, title, to) => {
      changes.push(`${way} ${String(to).replace(basePath, '')}`);
      change(state, title, to);
    });
  }
  portal.type(search, 'bond');
  (await portal.find('[data-testid=page-header] a[href$="/watchlist"]')).click();
  await eventually(() => expect(window.location.pathname).toBe(`${basePath}/watchlist`));
  expect(changes.slice(0, 2)).toEqual(['replaceState /funds?find=bond', 'pushState /watchlist']);
});

it('[FUND-40] an address that says what is seen already is left as it is', async () => {
  const replaced = vi.spyOn(window.history, 'replaceState');
  await open('/funds?find=bond');
  await portal.find(search);
  const address = () => replaced.mock.calls.map(([, , to]) => String(to)).filter((to) => to.includes('find='));
  expect([address().length, window.location.search]).toEqual([1, '?find=bond']);
});

it('[FUND-33, FUND-37] a search among the houses that finds none says so of the list, to a screen reader as well', async () => {
  const rows = Array.from({ length: 16 }, (_, place) => {
    const code = `F${String(place)}`;
    return { name: { code, value: code }, baseCurrency: 'HKD', house: { code, value: `House ${String(place)}` } };
  });
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/funds',
    language: 'en_US',
    answer: ({ name }) => (name === 'fundAll' ? answer(200, rows) : undefined),
  });
  (await portal.find('[data-testid=fund-filters] button', /^Fund house/)).click();
  await portal.find('[data-testid=fund-filters] input[type=search]');
  const status = await portal.find('[data-testid=fund-filters] [role=status]');
  expect(status.textContent).toBe('');
  portal.type('[data-testid=fund-filters] input[type=search]', 'nobody');
  await eventually(() => expect(status.textContent).toBe('Nothing in this list matches'));
});

it('[FUND-24, FUND-40] the list of funds opened by a bookmark compares the funds of its address alone, and on the way back those left by then', async () => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/funds?compare=HK0004&compare=HK0005',
    language: 'en_US',
    kept: { comparedFunds: ['HK0001'] },
  });
  const compared = () => portal.all('[data-testid=compare-tray] li').length;
  await eventually(() => expect(compared()).toBe(2));
  expect(window.location.search).toBe('?compare=HK0004&compare=HK0005');
  (await portal.find('[data-testid=funds-page] a', 'Cloud Ridge Steady Allocation A (acc)')).click();
  await portal.find('h1', 'Cloud Ridge Steady Allocation A (acc)');
  (await portal.find('[data-testid=compare-tray] li button')).click();
  await eventually(() => expect(compared()).toBe(1));
  window.history.back();
  await portal.find(search);
  await eventually(() => expect(window.location.search).toBe('?compare=HK0005'));
});
