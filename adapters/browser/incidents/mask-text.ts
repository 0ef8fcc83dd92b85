/** The characters of an error's words that are read, and those that are reported. */
const longestRead = 2_000;
const longest = 200;

/** Returns the words of an error without what may be a client's: addresses, quotations, Chinese, long numbers and what follows a question mark. */
export function maskText(text: string): string {
  const masked = text
    .slice(0, longestRead)
    .replaceAll(/[^\s@]+@[^\s@]+/g, '[address]')
    // An apostrophe stands after a letter and opens nothing; a quotation that doesn't end goes to the end.
    .replaceAll(/(?<!\w)(["'`])(?:.*?\1(?!\w)|.*$)|[“「『].*?(?:[”」』]|$)/gs, '[text]')
    .replaceAll(/\?\S+/g, '?[query]')
    .replaceAll(/\p{Script=Han}+/gu, '[text]')
    .replaceAll(/\d[\d\s.,-]*\d{2,}|\d{3,}/g, '[number]');
  return masked.slice(0, longest);
}

/** Returns an address of the portal without what names a client, an order or a fund. */
export const maskPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/\d|.{25}/.test(part) ? ':id' : part))
    .join('/');
