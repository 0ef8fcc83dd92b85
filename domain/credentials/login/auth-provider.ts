import { parseOneOf } from '../../kernel/parse-one-of';

/** The providers that vouch for clients' logins [AUTH-13, ENUM-04]. */
export const authProviders = ['AUTHE', 'JANUS', 'LOCAL'] as const;

/** A provider that vouches for a client's login [AUTH-13, ENUM-04]. */
export type AuthProvider = (typeof authProviders)[number];

/** Reads an auth provider [ENUM-04]; undefined for anything else. */
export const parseAuthProvider = (text: string | undefined): AuthProvider | undefined =>
  parseOneOf(authProviders, text);
