import { expect, it, vi } from 'vitest';
import { featureFlags } from '../../../config/feature-flags';
import { regions, type Region } from '../../../domain/region';
import { routeTable } from '../../../ui/app/routes/route-table';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** Parts of pages that have an address of their own. */
const parts: readonly string[] = [
  ...['payment', 'communication', 'price-alerts', 'questionnaire', 'security'].map((tab) => `/profile?tab=${tab}`),
  ...['past', 'distributions', 'statements', 'contract-notes', 'scheduled'].map((tab) => `/orders?tab=${tab}`),
];

const fundOf: Readonly<Record<Region, string>> = { HK: '/fund/SEEDHK00001.HKD', TW: '/fund/TW0001' };

/** Every page of a region that opens by its address alone, and whether the menu stands beside it. */
function pagesOf(region: Region): readonly (readonly [page: string, hasMenu: boolean])[] {
  const routes = routeTable(featureFlags(region, 'production'), 'standalone', region)
    .filter(({ path }) => !/[:*]|^\/re-auth/.test(path))
    .map(({ path, access }) => [path, access === 'login-required'] as const);
  return [...routes, ...[...parts, fundOf[region]].map((path) => [path, true] as const)];
}

const links = (): readonly string[] =>
  portal.all<HTMLAnchorElement>('a[href]').map((link) => link.getAttribute('href') ?? '');

/** Waits until the page asks for nothing any more, and its links are the same several times over. */
async function settledLinks(): Promise<readonly string[]> {
  let before = '';
  let times = 0;
  await vi.waitFor(
    () => {
      const now = links().join();
      times = portal.inFlight === 0 && now === before ? times + 1 : 0;
      before = now;
      if (times < 6) throw new Error('the page is still changing');
    },
    { timeout: 40_000, interval: 60 },
  );
  return links();
}

const intoTheOlderSite = (hrefs: readonly string[]) => hrefs.filter((href) => href.startsWith('/eTrading/#'));

it.each(regions.flatMap((region) => pagesOf(region).map((page) => [region, ...page] as const)))(
  '[CONFLICT-13, LINK-01, OPEN-14] no link of %s’s page %s leads into the older site in standalone',
  async (region, route, hasMenu) => {
    await portal.open({ block: { region, profile: 'standalone' }, route, signedIn: hasMenu });
    if (hasMenu) await portal.find('.menu-lines a');
    await vi.dynamicImportSettled();
    const found = await settledLinks();
    expect(found.length).toBeGreaterThan(0);
    expect(intoTheOlderSite(found)).toEqual([]);
  },
  60_000,
);

it.each([
  ['HK', 'Start a plan', '/eTrading/v2/plans/new'],
  ['HK', 'Dealing calendar', '/eTrading/v2/dealing-calendar'],
  ['TW', '設定定期定額', '/eTrading/v2/plans/new'],
] as const)(
  '[CONFLICT-13, MSG-10, OPEN-14] the link of a notice in %s, “%s”, leads to the page that stands for the older one: %s',
  async (region, text, address) => {
    await portal.open({ block: { region, profile: 'standalone' } });
    expect(await portal.addressOf(text, 'main')).toBe(address);
  },
  60_000,
);
