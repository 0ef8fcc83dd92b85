/** Where an object store is, the bucket of this installation's documents alone, and who it is asked by. */
export type ObjectStoreSettings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** A key of AES-256 that documents are sealed with, and the name that they bear of it. */
export type DocumentKey = { readonly id: string; readonly key: Buffer };

/** Where documents are kept, and the keys that open them, of which the first seals new ones. */
export type DocumentSettings = {
  /** Undefined where they lie in the data folder. */
  readonly objectStore: ObjectStoreSettings | undefined;
  /** Without any, documents lie open: never in production. */
  readonly keys: readonly DocumentKey[];
};

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Reads the address of an object store: an origin over https, or over http on this machine alone. */
export function parseStoreEndpoint(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || url.origin !== text.replace(/\/$/, '')) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname))
    ? url.origin
    : undefined;
}

/** Reads keys such as `2026-03:BASE64,2025-01:BASE64`, each 32 bytes under a name of its own; undefined for anything else. */
export function parseDocumentKeys(text: string): readonly DocumentKey[] | undefined {
  const keys = text.split(',').map(parseKey);
  const read = keys.filter((key) => key !== undefined);
  const isEachOnce = new Set(read.map(({ id }) => id)).size === keys.length;
  return read.length === keys.length && isEachOnce ? read : undefined;
}

function parseKey(text: string): DocumentKey | undefined {
  const [, id, base64] = /^([\w.-]{1,40}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? [];
  return id === undefined || base64 === undefined ? undefined : { id, key: Buffer.from(base64, 'base64') };
}
