import { expect, it } from 'vitest';
import { regions } from '../../../domain/region';
import { aConfiguration } from '../../builders/a-configuration';
import { idleAtOnce, linksOf, pagesOf, settle } from '../support/portal-pages';
import { ShownPortal } from '../support/shown-portal';

idleAtOnce();
const portal = ShownPortal.forEachTest();

const pages = regions.flatMap((region) =>
  pagesOf(aConfiguration({ region, profile: 'standalone' })).map(
    ({ route, hasMenu }) => [region, route, hasMenu] as const,
  ),
);

const intoTheOlderSite = (hrefs: readonly string[]) => hrefs.filter((href) => href.startsWith('/eTrading/#'));

it.each(pages)(
  '[CONFLICT-13, LINK-01, OPEN-14] no link of %s’s page %s leads into the older site in standalone',
  async (region, route, hasMenu) => {
    await portal.open({ block: { region, profile: 'standalone' }, route, signedIn: hasMenu });
    if (hasMenu) await portal.find('[data-testid=menu-lines] a');
    await settle(portal);
    const found = linksOf(portal);
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
