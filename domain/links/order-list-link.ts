/** A text that bears the link of an order list: what stands before and after it, and the route that the link leads to. */
export type TextWithListLink = { readonly before: string; readonly route: string; readonly after: string };

const listLink = /(?:https?:\/\/[^\s/]+)?(?:\/[\w.-]+)*(\/url\?oid=[\w.-]+)/;

/** Finds the first link of an order list in a text, such as a message; undefined where it bears none [OPEN-78]. */
export function findListLink(text: string): TextWithListLink | undefined {
  const found = listLink.exec(text);
  const route = found?.[1];
  if (!found || route === undefined) return undefined;
  return { before: text.slice(0, found.index).trimEnd(), route, after: text.slice(found.index + found[0].length) };
}
