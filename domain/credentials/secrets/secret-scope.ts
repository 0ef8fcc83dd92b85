import { type PinKind, pinKinds } from './pin-error-codes';
import type { SecretUse } from './secret-policy';

/** The secrets that a client changes at once: one of the two, or both [CONFLICT-62, OPEN-01]. */
export const secretScopes = [...pinKinds, 'both'] as const;

/** The secrets that a client changes at once. */
export type SecretScope = (typeof secretScopes)[number];

/** The secrets of a scope. */
export const secretsInScope = (scope: SecretScope): readonly PinKind[] => (scope === 'both' ? pinKinds : [scope]);

/** The scope of some secrets; undefined for none. */
export function scopeOfSecrets(kinds: readonly PinKind[]): SecretScope | undefined {
  return kinds.length > 1 ? 'both' : kinds[0];
}

/**
 * The use of each secret: the second one verifies, which in Taiwan is the trading password [PIN-01, PIN-02,
 * CONFLICT-03].
 */
export const useOfSecret: Readonly<Record<PinKind, SecretUse>> = { login: 'login', verification: 'verification' };
