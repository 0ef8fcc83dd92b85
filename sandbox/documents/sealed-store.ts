import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DocumentKey } from '../context/configuration/document-settings';
import type { DocumentStore } from './document-store';

// A sealed document: "FPD1", the length of the key's name, the name, 12 bytes of a nonce, 16 of a tag, the rest.

const magic = Buffer.from('FPD1');
const nonceLength = 12;
const tagLength = 16;
const cipher = 'aes-256-gcm';

/** A document that none of the keys opens, or that isn't what was sealed under its name. */
export class SealBroken extends Error {}

/**
 * Returns a store whose documents are sealed with the first of the keys (AES-256-GCM) before they go into another, and
 * opened with the one that they name. A seal is good for one name, so documents can't be exchanged. Documents of before
 * there were keys come out as they are.
 */
export const sealedStore = (store: DocumentStore, keys: readonly DocumentKey[]): DocumentStore => ({
  ...store,
  put: (name, content) => store.put(name, seal(content, name, keys[0])),
  async get(name) {
    const stored = await store.get(name);
    return stored && openSeal(stored, name, keys);
  },
});

/** Returns the name of the key that a stored document is sealed with; undefined for one that lies open. */
export const sealedWith = (stored: Buffer): string | undefined => readHead(stored)?.keyId;

function seal(content: Buffer, name: string, key: DocumentKey | undefined): Buffer {
  if (key === undefined) return content;
  const head = Buffer.concat([magic, Buffer.from([key.id.length]), Buffer.from(key.id)]);
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key.key, nonce).setAAD(boundTo(head, name));
  const sealed = [sealing.update(content), sealing.final()];
  return Buffer.concat([head, nonce, sealing.getAuthTag(), ...sealed]);
}

function openSeal(stored: Buffer, name: string, keys: readonly DocumentKey[]): Buffer {
  const read = readHead(stored);
  if (read === undefined) return stored;
  const { keyId, head } = read;
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined) throw new SealBroken(`${name} is sealed with the key ${keyId}, which DOCUMENT_KEYS lacks`);
  const nonce = stored.subarray(head.length, head.length + nonceLength);
  const tag = stored.subarray(head.length + nonceLength, head.length + nonceLength + tagLength);
  const sealed = stored.subarray(head.length + nonceLength + tagLength);
  try {
    const opening = createDecipheriv(cipher, key.key, nonce, { authTagLength: tagLength })
      .setAAD(boundTo(head, name))
      .setAuthTag(tag);
    return Buffer.concat([opening.update(sealed), opening.final()]);
  } catch {
    throw new SealBroken(`${name} is not what was sealed with the key ${keyId}, or the key is another`);
  }
}

const boundTo = (head: Buffer, name: string): Buffer => Buffer.concat([head, Buffer.from(name)]);

function readHead(stored: Buffer): { readonly keyId: string; readonly head: Buffer } | undefined {
  if (!stored.subarray(0, magic.length).equals(magic)) return undefined;
  const end = magic.length + 1 + (stored[magic.length] ?? 0);
  return { keyId: stored.toString('utf8', magic.length + 1, end), head: stored.subarray(0, end) };
}
