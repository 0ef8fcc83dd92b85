import { vi } from 'vitest';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import type { Region } from '../../../domain/region';
import { routeTable } from '../../../ui/app/routes/route-table';
import type { ShownPortal } from './shown-portal';

/** A page that opens by its address alone, and whether the menu stands beside it. */
export type PortalPage = { readonly route: string; readonly hasMenu: boolean };

const fundOf: Readonly<Record<Region, string>> = { HK: '/fund/SEEDHK00001.HKD', TW: '/fund/TW0001' };

/** The parts of pages that have an address of their own. */
const parts: readonly string[] = [
  ...['payment', 'communication', 'price-alerts', 'questionnaire', 'security'].map((tab) => `/profile?tab=${tab}`),
  ...['past', 'distributions', 'statements', 'contract-notes', 'scheduled'].map((tab) => `/orders?tab=${tab}`),
];

const fundTabs = ['performance', 'prices', 'portfolio', 'documents', 'distributions'];

/** Every page of a portal, and every part of one, that opens by its address alone. */
export function pagesOf(configuration: PortalConfiguration): readonly PortalPage[] {
  const routes = routeTable(configuration)
    .filter(({ path }) => !/[:*]|^\/re-auth/.test(path))
    .map(({ path, access }) => ({ route: path, hasMenu: access === 'login-required' }));
  const fund = fundOf[configuration.region];
  const others = [...parts, fund, ...fundTabs.map((tab) => `${fund}?tab=${tab}`)];
  return [...routes, ...others.map((route) => ({ route, hasMenu: true }))];
}

/** Gives the pages of a file's tests idle moments, which jsdom hasn't: without, each late part waits 200 ms for its own. */
export function idleAtOnce(): void {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}

/** Waits until the page asks for nothing any more, and says the same several times over. */
export async function settle(portal: ShownPortal): Promise<void> {
  await vi.dynamicImportSettled();
  let before = '';
  let times = 0;
  await vi.waitFor(
    () => {
      const now = [document.body.textContent, ...linksOf(portal)].join('\n');
      times = portal.inFlight === 0 && now === before ? times + 1 : 0;
      before = now;
      if (times < 6) throw new Error('the page is still changing');
    },
    { timeout: 40_000, interval: 15 },
  );
}

/** The addresses of the page's links, as they are written. */
export const linksOf = (portal: ShownPortal): readonly string[] =>
  portal.all<HTMLAnchorElement>('a[href]').map((link) => link.getAttribute('href') ?? '');
