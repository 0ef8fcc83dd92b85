import { accountFrozenCode } from '../../domain/credentials/login/account-freeze';
import { sessionExpiredCode } from '../../domain/credentials/login/session-expired-code';
import { changesClient } from './call';
import { callCatalogue, type CallName } from './call-catalogue';
import { idempotencyKeyHeader } from './idempotency-key';
import type { ServedCall } from './served-call';

/** Error codes by the status they come with [ERR-01]. */
export type ErrorCodesByStatus = Readonly<Record<number, readonly string[]>>;

const ofEveryCall: ErrorCodesByStatus = {
  400: ['BAD_REQUEST', 'TOO_LONG', 'OUT_OF_RANGE'],
  403: ['NOT_A_PORTAL_CALL', 'FOREIGN_ORIGIN'],
  500: ['INTERNAL_ERROR'],
  503: ['BUSY'],
};
const ofSessions: ErrorCodesByStatus = { 401: [sessionExpiredCode] };
const ofBodies: ErrorCodesByStatus = { 413: ['TOO_LARGE'], 415: ['UNSUPPORTED_MEDIA_TYPE'] };
const ofWrites: ErrorCodesByStatus = { 429: ['TOO_MANY_REQUESTS'] };
const ofSubmissions: ErrorCodesByStatus = { 403: [accountFrozenCode] };
const ofParts: ErrorCodesByStatus = { 404: ['NOT_FOUND'] };

/** Everything a call can refuse with: by itself, for what it is sent with, and as any call of its kind does. */
export function callErrorCodes(name: CallName): ErrorCodesByStatus {
  const call: ServedCall = callCatalogue[name];
  const { params, query, headers, body, errorCodes = {} } = call;
  const ofInputs = [params, query, headers, body].flatMap((input) => input?.errorCode ?? []);
  return mergeErrorCodes([
    ofEveryCall,
    ...(call.session === 'none' ? [] : [ofSessions]),
    ...(call.method === 'GET' ? [] : [ofBodies]),
    ...(changesClient(call) ? [ofWrites] : []),
    ...(headers === idempotencyKeyHeader ? [ofSubmissions] : []),
    ...(params === undefined ? [] : [ofParts]),
    { 400: ofInputs },
    errorCodes,
  ]);
}

/** Several with each status once and each of its codes once. */
export function mergeErrorCodes(several: readonly ErrorCodesByStatus[]): ErrorCodesByStatus {
  const codes = new Map<string, Set<string>>();
  for (const errorCodes of several)
    for (const [status, added] of Object.entries(errorCodes))
      codes.set(status, new Set([...(codes.get(status) ?? []), ...added]));
  return Object.fromEntries([...codes].map(([status, known]) => [status, [...known]]));
}
