const invisibleOrBackslash = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
// A dot, slash, backslash or control character behind any depth of percent-encoding, which a later decoder would see.
const disguised = /%(?:25)*(?:2[ef]|5c|[01][\da-f]|7f)/i;
// Every parser should have resolved these; Node.js 20 leaves the one in "/.@/..".
const dotSegment = /\/\.\.?(?:\/|$)/;

/** Returns whether a text has a backslash or a sign that nobody sees, by which it could be read in two ways [OPEN-73]. */
export const isAmbiguous = (raw: string): boolean => invisibleOrBackslash.test(raw);

/** Returns whether a path has dots, or what a later decoder would take for them, that lead out of it [OPEN-73]. */
export const leavesItsPath = (pathname: string): boolean => disguised.test(pathname) || dotSegment.test(pathname);

/** Returns the web address that a text is, or undefined where its host isn't the very one that is written [LINK-51, OPEN-73]. */
export function plainUrl(raw: string): URL | undefined {
  if (!/^https?:\/\//.test(raw)) return undefined;
  const url = parseUrl(raw);
  return url && hasPlainHost(raw, url) ? url : undefined;
}

// What is written after the two slashes must be the very host that the browser will go to: no user info, no other notation.
function hasPlainHost(raw: string, url: URL): boolean {
  const written = raw
    .slice(url.protocol.length + 2)
    .replace(/[/?#].*/, '')
    .toLowerCase();
  const defaultPort = url.protocol === 'https:' ? 443 : 80;
  return written === url.host || written === `${url.host}:${defaultPort}`;
}

/** Returns the address that a text is, or undefined for any other text. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
