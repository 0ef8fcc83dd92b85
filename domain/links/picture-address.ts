import { isAmbiguous, leavesItsPath, parseUrl, plainUrl } from './plain-address';

/** The places that pictures may come from: the portal's own origin, and the configured ones. */
export type PicturePlaces = { readonly origin: string; readonly imageHosts: readonly string[] };

/** Returns whether a text is an origin that pictures may be allowed from: `https`, a host in lower case, maybe a port, and nothing else [MSG-09, CONF-01]. */
export const isImageHost = (text: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(text) && parseUrl(text)?.origin === text;

/**
 * Returns the address that a picture is loaded from: a path of the portal's own origin, or a whole address there or at one
 * of the configured hosts. Any other text is undefined, and nothing is asked for [MSG-09, MSG-10, MSG-15, OPEN-73].
 */
export function pictureAddress(raw: string, { origin, imageHosts }: PicturePlaces): string | undefined {
  const own = parseUrl(origin)?.origin;
  if (own === undefined || isAmbiguous(raw)) return undefined;
  const url = /^\/(?!\/)/.test(raw) ? parseUrl(own + raw) : plainUrl(raw);
  if (url === undefined || url.pathname.startsWith('//') || leavesItsPath(url.pathname)) return undefined;
  return url.origin === own || imageHosts.includes(url.origin) ? url.href : undefined;
}
