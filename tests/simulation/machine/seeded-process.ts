import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { createRandom } from '../../../sandbox/seed/generation/random';

/** The randomness that a process has, each by where it is kept. */
const replaced = ['randomBytes', 'randomInt', 'randomUUID'] as const;

/**
 * Lets all that is random in this process follow from a seed, in Node's module and in the browser's alike, and digests
 * come at once, and deadlines follow its time; returns the way to give back what was there.
 */
export function seedProcess(seed: number, now: () => number): () => void {
  const { between } = createRandom(seed);
  const before = replaced.map((name) => {
    const original: unknown = Reflect.get(crypto, name);
    return [name, original] as const;
  });
  const mathRandom = Math.random;
  const performanceNow = performance.now;
  const page = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  const fill = <T extends ArrayBufferView>(view: T): T => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = between(0, 255);
    return view;
  };
  const randomUUID = (): string => {
    const hex = Buffer.from(fill(new Uint8Array(16))).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const seeded = {
    randomBytes: (size: number) => Buffer.from(fill(new Uint8Array(size))),
    randomInt: (least: number, beyond?: number) =>
      beyond === undefined ? between(0, least - 1) : between(least, beyond - 1),
    randomUUID,
  };
  for (const name of replaced) Reflect.set(crypto, name, seeded[name]);
  syncBuiltinESMExports();
  Math.random = () => between(0, 2 ** 30 - 1) / 2 ** 30;
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { getRandomValues: fill, randomUUID, subtle: { digest: digestAtOnce } },
  });
  performance.now = now;
  return () => {
    performance.now = performanceNow;
    for (const [name, original] of before) Reflect.set(crypto, name, original);
    syncBuiltinESMExports();
    Math.random = mathRandom;
    if (page) Object.defineProperty(globalThis, 'crypto', page);
  };
}

/** The browser's own digest is made in another thread, which takes a time of its own. */
function digestAtOnce(algorithm: string, data: Uint8Array): Promise<ArrayBuffer> {
  const digest = crypto.createHash(algorithm.replace('-', '').toLowerCase()).update(data).digest();
  return Promise.resolve(new Uint8Array(digest).buffer);
}
