import { type Brand, brand } from '../kernel/brand';
import { err, ok, type Result } from '../kernel/result';

/** Names one submission of a client to the server, which carries it out once however often it arrives under it [API-89, API-90]. */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

/** The one format of a key: 8 to 100 letters, digits and `_ - . :`. */
export const idempotencyKeyFormat = /^[\w.:-]{8,100}$/;

/** A key from text; `malformed` for text in any other format. */
export const parseIdempotencyKey = (text: string): Result<IdempotencyKey, 'malformed'> =>
  idempotencyKeyFormat.test(text) ? ok(brand(text)) : err('malformed');

/** The key of a submission that something stated already names, such as a questionnaire by its id; the same parts give the same key. */
export function deriveKey(kind: string, ...parts: readonly string[]): IdempotencyKey {
  const stated = [kind, ...parts].map((part) => part.replace(/[^\w.-]/g, '_')).join(':');
  return brand(stated.slice(-100).padEnd(8, '.'));
}
