import { matchPath } from 'react-router-dom';
import { destinationAddress } from '../../../config/destinations';
import type { Surroundings } from '../../../config/own-pages';
import { type mainDestinations, mainMenu, type MenuEntry, type MenuGroupName } from '../../../config/main-menu';
import { namedPaths } from '../../../config/named-paths';

type Place = { readonly pathname: string; readonly search: string };
type InnerEntry = Exclude<MenuEntry, { readonly page: unknown }> | (typeof mainDestinations)[number];

/** The group of the menu that a page belongs to, by a line that leads to it or by what the page is about. */
export function currentSection(here: Place, surroundings: Surroundings): MenuGroupName | undefined {
  const leadsHere = (entry: MenuEntry): boolean =>
    !('page' in entry) && isCurrentPage(here, entryAddress(entry, surroundings));
  return groupNames.find((name) => mainMenu[name].some(leadsHere)) ?? sectionOf(here.pathname);
}

/** Returns the address of a menu entry, inside or beside the portal. */
export const entryAddress = (entry: InnerEntry, surroundings: Surroundings): string =>
  'route' in entry ? entry.route : destinationAddress(entry.destination, surroundings);

/** Tells whether an address leads to a page and, on a page with tabs, to the tab that is open. */
export function isCurrentPage(here: Place, address: string): boolean {
  const [path, search = ''] = address.split('?');
  return path === here.pathname && tabOf(search) === tabOf(here.search);
}

/** Pages that no line of the menu leads to by themselves, by the group that they belong to. */
const sections = {
  funds: [namedPaths.fund],
  trade: ['/order/*', '/url/*'],
  account: [namedPaths.profile, '/vca/*', '/account/*', '/enhanced-suitability'],
} as const satisfies Partial<Record<MenuGroupName, readonly string[]>>;

function sectionOf(pathname: string): MenuGroupName | undefined {
  return groupNames.find(
    (name) => name in sections && sections[name as keyof typeof sections].some((path) => matchPath(path, pathname)),
  );
}

const tabOf = (search: string): string | null => new URLSearchParams(search).get('tab');

const groupNames = Object.keys(mainMenu) as readonly MenuGroupName[];
