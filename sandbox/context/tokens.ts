import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { randomLetters } from './references';

/** A fresh secret of 256 random bits, fit for a cookie or a header. */
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** A fresh number of a request: eight letters that a client can read out, by which its lines in the log are found. */
export const freshRequestId = (): string => randomLetters([freshToken()], 8);

/** A fresh one-time code: eight random digits. */
export const freshCode = (): string => String(randomInt(0, 100_000_000)).padStart(8, '0');

/** A fresh PIN: six random digits, whatever they are. */
export const freshPin = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Returns the digest that is stored of a token; tokens are random, so a plain digest can't be guessed back. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns true if a digest is that of the token, in constant time. */
export function matchesDigest(stored: string, token: string): boolean {
  const left = Buffer.from(stored);
  const right = Buffer.from(digest(token));
  return left.length === right.length && timingSafeEqual(left, right);
}
