/** The credentials that a client typed to sign in. */
export type BasicCredentials = { readonly name: string; readonly secret: string };

const longest = 200;

/** Reads `Authorization: Basic base64(name:secret)` in UTF-8 [AUTH-03]; undefined when it isn't that, or blank. */
export function parseBasicCredentials(header: string | undefined): BasicCredentials | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '')?.[1];
  if (encoded === undefined || encoded.length > longest * 4) return undefined;
  const text = decode(encoded);
  const colon = text?.indexOf(':') ?? -1;
  if (text === undefined || colon < 0 || hasControlCharacter(text)) return undefined;
  const credentials = { name: text.slice(0, colon).trim(), secret: text.slice(colon + 1) };
  return isUsable(credentials) ? credentials : undefined;
}

/** Neither half is blank or longer than anyone types. */
export function isUsable({ name, secret }: BasicCredentials): boolean {
  return [name, secret].every((part) => part.trim() !== '' && part.length <= longest && !hasControlCharacter(part));
}

function decode(encoded: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return undefined;
  }
}

const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);
