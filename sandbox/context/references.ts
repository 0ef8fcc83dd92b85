import { createHash } from 'node:crypto';

// No vowels, so that no word comes of them, and no digits: many in a message are taken for a one-time code.
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** Returns up to 32 letters that a client can read out: the same for the same parts, which nobody learns from them. */
export const randomLetters = (parts: readonly string[], count: number): string =>
  Array.from(createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, count), (byte) =>
    letters.charAt(byte % letters.length),
  ).join('');
