import { changesClient } from './call';
import { callCatalogue, type CallName } from './call-catalogue';
import type { ServedCall } from './served-call';

/** Error codes by the status they come with [ERR-01]. */
export type Refusals = Readonly<Record<number, readonly string[]>>;

const ofEveryCall: Refusals = {
  400: ['BAD_REQUEST', 'TOO_LONG', 'OUT_OF_RANGE'],
  403: ['NOT_A_PORTAL_CALL', 'FOREIGN_ORIGIN'],
  500: ['INTERNAL_ERROR'],
  503: ['BUSY'],
};
const ofSessions: Refusals = { 401: ['SESSION_EXPIRED'] };
const ofBodies: Refusals = { 413: ['TOO_LARGE'], 415: ['UNSUPPORTED_MEDIA_TYPE'] };
const ofWrites: Refusals = { 429: ['TOO_MANY_REQUESTS'] };
const ofParts: Refusals = { 404: ['NOT_FOUND'] };

/** Everything a call can refuse with: by itself, for what it is sent with, and as any call of its kind does. */
export function refusalsOf(name: CallName): Refusals {
  const call: ServedCall = callCatalogue[name];
  const { params, query, headers, body, refusals = {} } = call;
  const ofInputs = [params, query, headers, body].flatMap((input) => input?.refusedAs ?? []);
  return mergeRefusals([
    ofEveryCall,
    ...(call.session === 'none' ? [] : [ofSessions]),
    ...(call.method === 'GET' ? [] : [ofBodies]),
    ...(changesClient(call) ? [ofWrites] : []),
    ...(params === undefined ? [] : [ofParts]),
    { 400: ofInputs },
    refusals,
  ]);
}

/** Several with each status once and each of its codes once. */
export function mergeRefusals(several: readonly Refusals[]): Refusals {
  const codes = new Map<string, Set<string>>();
  for (const refusals of several)
    for (const [status, added] of Object.entries(refusals))
      codes.set(status, new Set([...(codes.get(status) ?? []), ...added]));
  return Object.fromEntries([...codes].map(([status, known]) => [status, [...known]]));
}
