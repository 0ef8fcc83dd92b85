import { isAmbiguous, leavesItsPath, parseUrl, plainUrl } from './plain-address';

/** Where a link leads: to an address of its own, into the legacy application, to a page of this app, or nowhere. */
export type LinkTarget =
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'legacy'; readonly href: string }
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'refused' };

const refused: LinkTarget = { kind: 'refused' };
const appBase = '/eTrading/v2/';
const legacyPrefixes = ['/eTrading/#/', '/accountOpening/', '/tet-web/'];

/** Where a link's text leads, judged by its prefix and again by its normalised address [LINK-51..56, OPEN-73]; `path` is below the app's base. */
export function linkTarget(raw: string, origin: string): LinkTarget {
  if (isAmbiguous(raw)) return refused;
  if (/^https?:\/\//.test(raw)) return absoluteTarget(raw, origin);
  return /^\/(?!\/)/.test(raw) ? pathTarget(raw) : refused;
}

function absoluteTarget(raw: string, origin: string): LinkTarget {
  const url = plainUrl(raw);
  if (url === undefined) return refused;
  const isOwnPage = url.origin === parseUrl(origin)?.origin && url.pathname.startsWith(appBase);
  return isOwnPage ? internalTarget(url) : { kind: 'external', href: url.href };
}

function pathTarget(raw: string): LinkTarget {
  // A path below an origin always parses.
  const url = new URL(raw, 'https://portal.invalid');
  const href = url.pathname + url.search + url.hash;
  const prefix = legacyPrefixOf(raw);
  if (legacyPrefixOf(href) !== prefix) return refused;
  if (prefix === undefined) return internalTarget(url);
  return leavesItsPath(url.pathname) ? refused : { kind: 'legacy', href };
}

const legacyPrefixOf = (path: string): string | undefined => legacyPrefixes.find((prefix) => path.startsWith(prefix));

function internalTarget({ pathname, search, hash }: URL): LinkTarget {
  const page = pathname.startsWith(appBase) ? pathname.slice(appBase.length - 1) : pathname;
  if (page.startsWith('//') || leavesItsPath(page)) return refused;
  return { kind: 'internal', path: page + search + hash };
}
